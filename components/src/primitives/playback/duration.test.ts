import { expect, it } from 'vitest';
import { formatDuration } from './duration.ts';

it.each([
  [0, '0:00'],
  [42.4, '0:42'],
  [912, '15:12'],
  [3723, '1:02:03'],
])('formatDuration formats %d seconds as %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});
