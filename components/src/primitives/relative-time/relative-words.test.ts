import { expect, it } from 'vitest';
import { relativeTime } from './relative-words.ts';

const now = new Date('2025-06-15T12:00:00Z');

it.each([
  ['2025-06-15T11:59:40Z', 'now', 'ahora'],
  ['2025-06-15T11:55:00Z', '5 min. ago', 'hace 5 min'],
  ['2025-06-15T09:00:00Z', '3 hr. ago', 'hace 3 h'],
  ['2025-06-14T11:00:00Z', 'yesterday', 'ayer'],
  ['2025-06-16T13:00:00Z', 'tomorrow', 'mañana'],
  ['2025-05-02T12:00:00Z', 'May 2', '2 may'],
  ['2023-05-02T12:00:00Z', 'May 2, 2023', '2 may 2023'],
])('%s is %s, %s', (at, english, spanish) => {
  expect(relativeTime(new Date(at), now, 'en-US')).toBe(english);
  expect(relativeTime(new Date(at), now, 'es-ES')).toBe(spanish);
});
