import type { FormResult } from '@fanlight/components/primitives';
import { type VideoFieldName, type VideoFileName, type VideoValues, videoFileNames } from '@fanlight/components/videos';
import { ApiError } from '@fanlight/sdk';
import type { Video, VideoUpdateUpload, VideoUpload } from '@fanlight/sdk/models';
import type { TFunction } from 'i18next';
import { messageOf, toFormResult } from '../../failures.ts';

/** The form fields to which an error of the server can refer. */
const names = ['title', 'description', 'price', ...videoFileNames] as const;

/** Returns the files that the performer has selected. */
function filesOf(values: VideoValues): Partial<Record<VideoFileName, File>> {
  const { video, thumbnail, teaser, captions } = values;
  return {
    ...(video && { video }),
    ...(thumbnail && { thumbnail }),
    ...(teaser && { teaser }),
    ...(captions && { captions }),
  };
}

/** Returns the request that adds a video. */
export function toVideoUpload(values: VideoValues): VideoUpload {
  const { title, description, audience, price, captions, captionsLocale } = values;
  return {
    ...{ title, description, audience },
    ...(price !== null && { price }),
    ...(captions && captionsLocale && { captionsLocale }),
    ...filesOf(values),
  };
}

/** Returns the fields that the performer has changed. A price of 0 takes the video off sale. */
export function changesOf(video: Video, values: VideoValues): VideoUpdateUpload {
  const { title, description, audience, price, captions, captionsLocale } = values;
  const hasNewLocale = captionsLocale && (captions || captionsLocale !== video.file.captions?.locale);
  return {
    ...(title !== video.title && { title }),
    ...(description !== video.description && { description }),
    ...(audience !== video.audience && { audience }),
    ...(price !== video.price && { price: price ?? 0 }),
    ...(hasNewLocale && { captionsLocale }),
    ...filesOf(values),
  };
}

/** The fields to whose files a reason can refer. */
const fieldsOfReason: Partial<Record<string, readonly VideoFileName[]>> = {
  UNSUPPORTED_PHOTO: ['thumbnail'],
  BROKEN_PICTURE: ['thumbnail'],
  UNSUPPORTED_CAPTIONS: ['captions'],
  UNSUPPORTED_VIDEO: ['video', 'teaser'],
  MEDIA_TOO_LONG: ['teaser'],
};

/** Returns the field whose file the server has refused; undefined if it is unknown, or no file was refused. */
function refusedFieldOf(error: unknown, values: VideoValues): VideoFileName | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { status, code, reason } = error;
  if (code === 'MEDIA_PROCESSING_UNAVAILABLE' || code === 'FILE_NOT_READY')
    return values.video ? 'video' : values.teaser && 'teaser';
  const candidates = fieldsOfReason[reason ?? ''] ?? (status === 413 || status === 415 ? videoFileNames : []);
  const sent = candidates.filter((name) => values[name]);
  return sent.length === 1 ? sent[0] : undefined;
}

/** Returns the result of the form after an error. The error of a file is shown at its field. */
export function toVideoResult(error: unknown, values: VideoValues, t: TFunction<'common'>): FormResult<VideoFieldName> {
  const name = refusedFieldOf(error, values);
  return name ? { fieldErrors: { [name]: messageOf(error, t) } } : toFormResult(error, names, t);
}
