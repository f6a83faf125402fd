import { paths } from '@fanlight/components/paths';
import { showToast } from '@fanlight/components/primitives';
import type { VideoFormProps, VideoValues } from '@fanlight/components/videos';
import { api } from '@fanlight/sdk';
import { getUpdateVideoMutationKey, getUploadVideoMutationKey, useRemoveVideoFile } from '@fanlight/sdk/hooks';
import type { Video } from '@fanlight/sdk/models';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useLeaveGuard } from '../../dialogs/use-leave-guard.tsx';
import { showFailure } from '../../failures.ts';
import { useUpload } from '../../use-upload.ts';
import { changesOf, toVideoResult, toVideoUpload } from './video-request.ts';

/**
 * Returns the callbacks of a video's form, and the confirmation before leaving. The files are sent with the other
 * fields.
 *
 * @param initial - the video to edit; undefined for a new video, or while the video loads
 */
export function useVideoForm(initial?: Video): { form: Omit<VideoFormProps, 'initial'>; dialog: ReactNode } {
  const { t } = useTranslation(['common', 'studio']);
  const navigate = useNavigate();
  const { onUnsaved, dialog } = useLeaveGuard();
  const create = useUpload(api.uploadVideo, getUploadVideoMutationKey());
  const update = useUpload(api.updateVideo, getUpdateVideoMutationKey());
  const removeFile = useRemoveVideoFile();
  const save = async (values: VideoValues, onProgress: (fraction: number) => void, signal: AbortSignal) => {
    if (!initial) {
      await create.mutateAsync({ options: { body: toVideoUpload(values), signal }, onProgress });
      showToast({ text: t('studio:form.published', { title: values.title }), tone: 'success' });
      return;
    }
    const body = changesOf(initial, values);
    if (Object.keys(body).length === 0) return;
    await update.mutateAsync({ options: { params: { id: initial._id }, body, signal }, onProgress });
  };
  return {
    dialog,
    form: {
      onUnsaved,
      cancelHref: paths.creatorVideos(),
      ...(initial && {
        onRemoveFile: async (type) => {
          await removeFile
            .mutateAsync({ id: initial._id, data: { type } })
            .catch((error: unknown) => showFailure(error, t));
        },
      }),
      submit: async (values, onProgress, signal) => {
        try {
          await save(values, onProgress, signal);
          onUnsaved(null);
          await navigate(paths.creatorVideos());
          return { ok: true };
        } catch (error) {
          return toVideoResult(error, values, t);
        }
      },
    },
  };
}
