import { type FeedUploads, FileRefused, kindOf } from '@fanlight/components/feeds';
import { api } from '@fanlight/sdk';
import { upload } from '@fanlight/sdk/upload';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../failures.ts';
import { useServices } from '../../services.ts';
import { isFileRefused } from '../../use-upload.ts';

/**
 * Returns functions that upload the files of a post, each with the operation for its media type. Errors are in the
 * viewer's language.
 */
export function useFeedUploads(): FeedUploads {
  const { t } = useTranslation('common');
  const { client } = useServices();
  return useMemo(() => {
    const throwWithMessage = (error: unknown): never => {
      const message = messageOf(error, t);
      if (isFileRefused(error)) throw new FileRefused(message, { cause: error });
      throw new Error(message, { cause: error });
    };
    return {
      file: (file, onProgress, signal) => {
        const report = ({ fraction }: { fraction: number }) => onProgress(fraction);
        const kind = kindOf(file);
        if (kind === 'video')
          return upload(client, api.uploadFeedVideo, { body: { video: file }, signal }, report).done.catch(
            throwWithMessage,
          );
        if (kind === 'audio')
          return upload(client, api.uploadFeedAudio, { body: { audio: file }, signal }, report).done.catch(
            throwWithMessage,
          );
        return upload(client, api.uploadFeedPhoto, { body: { photo: file }, signal }, report).done.catch(
          throwWithMessage,
        );
      },
      thumbnail: (thumbnail, onProgress, signal) =>
        upload(client, api.uploadFeedThumbnail, { body: { thumbnail }, signal }, ({ fraction }) =>
          onProgress(fraction),
        ).done.catch(throwWithMessage),
      teaser: (teaser, onProgress, signal) =>
        upload(client, api.uploadFeedTeaser, { body: { teaser }, signal }, ({ fraction }) =>
          onProgress(fraction),
        ).done.catch(throwWithMessage),
    };
  }, [t, client]);
}
