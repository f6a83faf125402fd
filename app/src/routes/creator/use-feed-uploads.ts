import { type FeedUploads, FileRefused, kindOf } from '@fanlight/components/feeds';
import { api } from '@fanlight/sdk';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../failures.ts';
import { isFileRefused, useSendFiles } from '../../use-upload.ts';

/**
 * Returns functions that upload the files of a post, each with the operation for its media type. Errors are in the
 * viewer's language.
 */
export function useFeedUploads(): FeedUploads {
  const { t } = useTranslation('common');
  const send = useSendFiles();
  return useMemo(() => {
    const throwWithMessage = (error: unknown): never => {
      const message = messageOf(error, t);
      if (isFileRefused(error)) throw new FileRefused(message, { cause: error });
      throw new Error(message, { cause: error });
    };
    return {
      file: (file, onProgress, signal) => {
        const kind = kindOf(file);
        const sending =
          kind === 'video'
            ? send(api.uploadFeedVideo, { options: { body: { video: file }, signal }, onProgress })
            : kind === 'audio'
              ? send(api.uploadFeedAudio, { options: { body: { audio: file }, signal }, onProgress })
              : send(api.uploadFeedPhoto, { options: { body: { photo: file }, signal }, onProgress });
        return sending.catch(throwWithMessage);
      },
      thumbnail: (thumbnail, onProgress, signal) =>
        send(api.uploadFeedThumbnail, { options: { body: { thumbnail }, signal }, onProgress }).catch(throwWithMessage),
      teaser: (teaser, onProgress, signal) =>
        send(api.uploadFeedTeaser, { options: { body: { teaser }, signal }, onProgress }).catch(throwWithMessage),
    };
  }, [t, send]);
}
