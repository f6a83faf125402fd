import { describe, expect, it } from 'vitest';
import { validateFiles } from './validate-files.ts';

const file = (name: string, type: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type });

describe('validateFiles', () => {
  it('returns the accepted files, and counts the rejected ones by reason', () => {
    const files = [
      file('a.png', 'image/png'),
      file('b.svg', 'image/svg+xml'),
      file('c.jpg', 'image/jpeg', 500),
      file('d.webp', 'image/webp'),
      file('e.png', 'image/png'),
      file('f.pdf', 'application/pdf'),
    ];
    const rules = { accept: 'image/png, image/jpeg, image/webp', maxBytes: 100, maxFiles: 3 };
    expect(validateFiles(files, rules, 1)).toEqual({
      accepted: [files[0], files[3]],
      wrongType: 2,
      tooLarge: new Map([[100, 1]]),
      tooMany: 1,
    });
  });

  it('supports media type wildcards and file extensions', () => {
    const captions = file('Captions.VTT', '');
    const clip = file('clip.mp4', 'video/mp4');
    expect(validateFiles([captions, clip], { accept: 'video/*,.vtt' }, 0).accepted).toEqual([captions, clip]);
    expect(validateFiles([captions, clip], { accept: '.vtt' }, 0).wrongType).toBe(1);
    expect(validateFiles([captions, clip], {}, 9).accepted).toHaveLength(2);
  });

  it('accepts no file when the maximum number is reached', () => {
    expect(validateFiles([file('a.png', 'image/png')], { maxFiles: 1 }, 2)).toMatchObject({ accepted: [], tooMany: 1 });
  });

  it('applies a separate size limit to each type of file', () => {
    const files = [file('a.png', 'image/png', 50), file('b.mp4', 'video/mp4', 50), file('c.mp4', 'video/mp4', 500)];
    const rules = { maxBytes: ({ type }: File) => (type === 'image/png' ? 10 : 100) };
    expect(validateFiles(files, rules, 0)).toMatchObject({
      accepted: [files[1]],
      tooLarge: new Map([
        [10, 1],
        [100, 1],
      ]),
    });
  });
});
