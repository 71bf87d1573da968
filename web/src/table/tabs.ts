// What lies beside the board; on a narrow screen the board and the plates are tabs as well, and so are the trays of a board.
export type Tab = 'board' | 'plates' | 'log' | 'chat' | 'rules' | `tray-${string}`;

export function tabOfTray(key: string): Tab {
  return `tray-${key}`;
}

/** The tray behind a tab; undefined: it is none. */
export function trayOfTab(tab: Tab): string | undefined {
  return tab.startsWith('tray-') ? tab.slice('tray-'.length) : undefined;
}

/** Whether the board is in sight while a tab is open. */
export function showsBoard(tab: Tab): boolean {
  return tab === 'board' || trayOfTab(tab) !== undefined;
}
