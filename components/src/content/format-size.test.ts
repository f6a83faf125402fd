import { expect, it } from 'vitest';
import { formatSize } from './format-size.ts';

it('formats the size of a file in the units of the upload limits', () => {
  const sizes = [512, 2048, 20 * 1024 ** 2, 2.8 * 1024 ** 2, 2 * 1024 ** 3];
  expect(sizes.map((bytes) => formatSize(bytes, 'en-US'))).toEqual(['0.5 kB', '2 kB', '20 MB', '2.8 MB', '2 GB']);
  expect(formatSize(2.8 * 1024 ** 2, 'es-ES')).toBe('2,8 MB');
});
