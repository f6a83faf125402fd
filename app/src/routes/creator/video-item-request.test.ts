import { createI18n } from '@fanlight/components/i18n';
import type { VideoItemValues } from '@fanlight/components/video-items';
import { make } from '@fanlight/mocks';
import { ApiError } from '@fanlight/sdk';
import type { ErrorCode, ErrorReason } from '@fanlight/sdk/models';
import { describe, expect, it } from 'vitest';
import { changesOfReel, changesOfVideo, toReelUpload, toVideoItemResult, toVideoUpload } from './video-item-request.ts';

const { t } = await createI18n({ locale: 'en-US', namespaces: ['common', 'errors'] });
const file = new File(['clip'], 'clip.mp4', { type: 'video/mp4' });
const captions = new File(['WEBVTT'], 'clip.vtt', { type: 'text/vtt' });
const base: VideoItemValues = { title: 'Vase', description: '', text: '', audience: 'subscribers', price: 8 };
const stored = make.getVideoMock({ title: 'Vase', description: '', audience: 'subscribers', price: 8 });
const video = { ...stored, file: { ...stored.file, captions: null } };

describe('the request of a video’s form', () => {
  it('leaves out a missing price and the language of missing captions', () => {
    expect(toVideoUpload({ ...base, price: null, video: file, captionsLocale: 'es-ES' })).toEqual({
      ...{ title: 'Vase', description: '', audience: 'subscribers', video: file },
    });
    expect(toVideoUpload({ ...base, video: file, captions, captionsLocale: 'es-ES' })).toMatchObject({
      ...{ price: 8, captions, captionsLocale: 'es-ES' },
    });
  });

  it('contains only the fields that were changed, and 0 for a video that is taken off sale', () => {
    expect(changesOfVideo(video, base)).toEqual({});
    expect(changesOfVideo(video, { ...base, audience: 'public', price: null })).toEqual({
      audience: 'public',
      price: 0,
    });
    expect(changesOfVideo(video, { ...base, captions, captionsLocale: 'en-US' })).toEqual({
      captions,
      captionsLocale: 'en-US',
    });
  });

  it('changes the language of stored captions', () => {
    const withCaptions = { ...video, file: { ...video.file, captions: { url: null, locale: 'en-US' as const } } };
    expect(changesOfVideo(withCaptions, { ...base, captionsLocale: 'en-US' })).toEqual({});
    expect(changesOfVideo(withCaptions, { ...base, captionsLocale: 'es-ES' })).toEqual({ captionsLocale: 'es-ES' });
  });
});

describe('the request of a reel’s form', () => {
  const values: VideoItemValues = { ...base, title: '', text: 'Forty seconds', price: null };
  const reel = make.getReelMock({ text: 'Forty seconds', audience: 'subscribers' });

  it('has neither a title nor a price', () => {
    expect(toReelUpload({ ...values, video: file })).toEqual({
      ...{ text: 'Forty seconds', audience: 'subscribers', video: file },
    });
  });

  it('contains only the fields that were changed', () => {
    expect(changesOfReel(reel, values)).toEqual({});
    expect(changesOfReel(reel, { ...values, text: '', thumbnail: file })).toEqual({ text: '', thumbnail: file });
  });
});

describe('the result of the form', () => {
  const refused = (statusCode: number, code: ErrorCode, reason?: ErrorReason) =>
    new ApiError({
      ...{ statusCode, error: 'Refused', message: 'Refused.', code, requestId: 'r' },
      ...(reason && { reason }),
    });

  it.each([
    [415, 'UNSUPPORTED_MEDIA_TYPE', 'UNSUPPORTED_CAPTIONS', { video: file, captions }, 'captions'],
    [415, 'UNSUPPORTED_MEDIA_TYPE', 'UNSUPPORTED_VIDEO', { video: file, captions }, 'video'],
    [413, 'PAYLOAD_TOO_LARGE', 'FILE_TOO_LARGE', { video: file }, 'video'],
    [503, 'MEDIA_PROCESSING_UNAVAILABLE', undefined, { video: file, teaser: file }, 'video'],
  ] as const)('shows %s %s %s at the field of the file', (status, code, reason, files, name) => {
    const result = toVideoItemResult(refused(status, code, reason), { ...base, ...files }, t);
    expect(result).toEqual({ fieldErrors: { [name]: expect.any(String) } });
  });

  it('shows the error of the whole form if either file may be meant', () => {
    const error = refused(415, 'UNSUPPORTED_MEDIA_TYPE', 'UNSUPPORTED_VIDEO');
    const result = toVideoItemResult(error, { ...base, video: file, teaser: file }, t);
    expect(result).toEqual({ error: expect.any(String) });
  });
});
