import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { pseudo } from '../../src/words/pseudo';
import { addWords, ownWords, say } from '../../src/words/words';

const messages = (source: string) => new FluentResource(source).body;

addWords(
  messages(`
greeting = Welcome, { $name }.
tables = { $count ->
    [one] one table
   *[other] { $count } tables
 }
door = Door
    .open = Open it
`),
);

test('a message is formed with its arguments', () => {
  expect(say('greeting', { name: 'Livia' })).toBe('Welcome, Livia.');
  expect(say('tables', { count: 1 })).toBe('one table');
  expect(say('tables', { count: 3 })).toBe('3 tables');
});

test('an attribute is named after a dot', () => {
  expect([say('door'), say('door.open')]).toEqual(['Door', 'Open it']);
});

test('the words of a game are its own', () => {
  const own = ownWords(messages('door = Gate'));
  expect([own('door'), say('door')]).toEqual(['Gate', 'Door']);
  expect(() => own('greeting')).toThrow('there is no message greeting');
});

test('a message that is not there, or lacks an argument, is told', () => {
  expect(() => say('window')).toThrow('there is no message window');
  expect(() => say('door.shut')).toThrow('there is no message door.shut');
  expect(() => say('greeting')).toThrow('message greeting');
});

test('the language of tests is legible, longer, and leaves no plain letter', () => {
  const text = 'The last move waits until you say so.';
  expect(pseudo(text)).not.toMatch(/[a-zA-Z]/);
  expect(pseudo(text).length).toBeGreaterThan(text.length * 1.25);
});
