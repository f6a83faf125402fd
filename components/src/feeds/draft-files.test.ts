import { describe, expect, it } from 'vitest';
import { type DraftFile, kindOf, moveFile, withFile } from './draft-files.ts';

const files: DraftFile[] = ['a', 'b', 'c'].map((key) => ({ key, kind: 'photo', name: `${key}.jpg`, alt: '' }));
const keys = (list: DraftFile[]) => list.map(({ key }) => key).join('');

describe('files of a draft', () => {
  it('can be moved by one or more positions, but not beyond the ends of the list', () => {
    expect(keys(moveFile(files, 'a', 1))).toBe('bac');
    expect(keys(moveFile(files, 'c', -1))).toBe('acb');
    expect(keys(moveFile(files, 'a', 2))).toBe('bca');
    expect(keys(moveFile(files, 'c', -2))).toBe('cab');
    expect(keys(moveFile(files, 'a', -1))).toBe('abc');
    expect(keys(moveFile(files, 'c', 1))).toBe('abc');
    expect(keys(moveFile(files, 'x', 1))).toBe('abc');
  });

  it('can be changed one by one, without a change of the other files', () => {
    expect(withFile(files, 'b', { alt: 'A bowl.' }).map(({ alt }) => alt)).toEqual(['', 'A bowl.', '']);
  });

  it('are photos, videos or audio by their media type, or by their file extension if the media type is empty', () => {
    expect(kindOf({ type: 'image/png', name: 'a.png' })).toBe('photo');
    expect(kindOf({ type: 'video/quicktime', name: 'a.mov' })).toBe('video');
    expect(kindOf({ type: 'audio/mp4', name: 'a.mp4' })).toBe('audio');
    expect(kindOf({ type: '', name: 'Film.MKV' })).toBe('video');
    expect(kindOf({ type: '', name: 'take.m4a' })).toBe('audio');
  });
});
