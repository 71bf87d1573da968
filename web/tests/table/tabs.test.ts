// Trays of a board are tabs on a narrow screen.
import { expect, it } from 'vitest';
import { showsBoard, tabOfTray, trayOfTab } from '../../src/table/tabs';

it('knows trays from other tabs', () => {
  expect(trayOfTab(tabOfTray('rows'))).toBe('rows');
  expect(trayOfTab('log')).toBeUndefined();
  expect([showsBoard('board'), showsBoard('tray-rows'), showsBoard('plates')]).toEqual([true, true, false]);
});
