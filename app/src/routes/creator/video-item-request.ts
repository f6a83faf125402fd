import type { FormResult } from '@fanlight/components/primitives';
import {
  type VideoItem,
  type VideoItemFieldName,
  type VideoItemFileName,
  type VideoItemValues,
  videoItemFileNames,
} from '@fanlight/components/video-items';
import { ApiError } from '@fanlight/sdk';
import type { Reel, ReelUpdateUpload, ReelUpload, Video, VideoUpdateUpload, VideoUpload } from '@fanlight/sdk/models';
import type { TFunction } from 'i18next';
import { messageOf, toFormResult } from '../../failures.ts';

/** The form fields to which an error of the server can refer. */
const names = ['title', 'description', 'text', 'price', ...videoItemFileNames] as const;

/** Returns the files that the performer has selected. */
function filesOf(values: VideoItemValues): Partial<Record<VideoItemFileName, File>> {
  const { video, thumbnail, teaser, captions } = values;
  return {
    ...(video && { video }),
    ...(thumbnail && { thumbnail }),
    ...(teaser && { teaser }),
    ...(captions && { captions }),
  };
}

/** Returns the part that the requests for a new video and a new reel share. */
const toUpload = (values: VideoItemValues) => ({
  audience: values.audience,
  ...(values.captions && values.captionsLocale && { captionsLocale: values.captionsLocale }),
  ...filesOf(values),
});

/** Returns the request that adds a video. */
export const toVideoUpload = (values: VideoItemValues): VideoUpload => ({
  ...{ title: values.title, description: values.description },
  ...(values.price !== null && { price: values.price }),
  ...toUpload(values),
});

/** Returns the request that adds a reel. */
export const toReelUpload = (values: VideoItemValues): ReelUpload => ({ text: values.text, ...toUpload(values) });

/** Returns the changed fields that videos and reels share. */
function changesOf(item: VideoItem, values: VideoItemValues) {
  const { audience, captions, captionsLocale } = values;
  const hasNewLocale = captionsLocale && (captions || captionsLocale !== item.file.captions?.locale);
  return {
    ...(audience !== item.audience && { audience }),
    ...(hasNewLocale && { captionsLocale }),
    ...filesOf(values),
  };
}

/** Returns the fields of a video that the performer has changed. A price of 0 takes the video off sale. */
export function changesOfVideo(video: Video, values: VideoItemValues): VideoUpdateUpload {
  const { title, description, price } = values;
  return {
    ...(title !== video.title && { title }),
    ...(description !== video.description && { description }),
    ...(price !== video.price && { price: price ?? 0 }),
    ...changesOf(video, values),
  };
}

/** Returns the fields of a reel that the performer has changed. */
export const changesOfReel = (reel: Reel, values: VideoItemValues): ReelUpdateUpload => ({
  ...(values.text !== reel.text && { text: values.text }),
  ...changesOf(reel, values),
});

/** The fields to whose files a reason can refer. */
const fieldsOfReason: Partial<Record<string, readonly VideoItemFileName[]>> = {
  UNSUPPORTED_PHOTO: ['thumbnail'],
  BROKEN_PICTURE: ['thumbnail'],
  UNSUPPORTED_CAPTIONS: ['captions'],
  UNSUPPORTED_VIDEO: ['video', 'teaser'],
  MEDIA_TOO_LONG: ['teaser'],
};

/** Returns the field whose file the server has refused; undefined if it is unknown, or no file was refused. */
function refusedFieldOf(error: unknown, values: VideoItemValues): VideoItemFileName | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { status, code, reason } = error;
  if (code === 'MEDIA_PROCESSING_UNAVAILABLE' || code === 'FILE_NOT_READY')
    return values.video ? 'video' : values.teaser && 'teaser';
  const candidates = fieldsOfReason[reason ?? ''] ?? (status === 413 || status === 415 ? videoItemFileNames : []);
  const sent = candidates.filter((name) => values[name]);
  return sent.length === 1 ? sent[0] : undefined;
}

/** Returns the result of the form after an error. The error of a file is shown at its field. */
export function toVideoItemResult(
  error: unknown,
  values: VideoItemValues,
  t: TFunction<'common'>,
): FormResult<VideoItemFieldName> {
  const name = refusedFieldOf(error, values);
  return name ? { fieldErrors: { [name]: messageOf(error, t) } } : toFormResult(error, names, t);
}
