import { paths } from '@fanlight/components/paths';
import { showToast } from '@fanlight/components/primitives';
import type { VideoFormProps, VideoValues } from '@fanlight/components/videos';
import { api } from '@fanlight/sdk';
import { getUpdateVideoMutationKey, getUploadVideoMutationKey, useRemoveVideoFile } from '@fanlight/sdk/hooks';
import type { Video, VideoUpdateUpload, VideoUpload } from '@fanlight/sdk/models';
import { upload } from '@fanlight/sdk/upload';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useLeaveGuard } from '../../dialogs/use-leave-guard.tsx';
import { showFailure } from '../../failures.ts';
import { useServices } from '../../services.ts';
import { changesOf, toVideoResult, toVideoUpload } from './video-request.ts';

/** A request with a body whose upload reports its progress and can be aborted. */
interface Sending<Body> {
  body: Body;
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

/**
 * Returns the callbacks of a video's form, and the confirmation before leaving. The files are sent with the other
 * fields.
 *
 * @param initial - the video to edit; undefined for a new video, or while the video loads
 */
export function useVideoForm(initial?: Video): { form: Omit<VideoFormProps, 'initial'>; dialog: ReactNode } {
  const { t } = useTranslation(['common', 'studio']);
  const { client } = useServices();
  const navigate = useNavigate();
  const { onUnsaved, dialog } = useLeaveGuard();
  const create = useMutation({
    mutationKey: getUploadVideoMutationKey(),
    mutationFn: ({ body, onProgress, signal }: Sending<VideoUpload>) =>
      upload(client, api.uploadVideo, { body, signal }, ({ fraction }) => onProgress(fraction)).done,
  });
  const update = useMutation({
    mutationKey: getUpdateVideoMutationKey(),
    mutationFn: ({ id, body, onProgress, signal }: Sending<VideoUpdateUpload> & { id: string }) =>
      upload(client, api.updateVideo, { params: { id }, body, signal }, ({ fraction }) => onProgress(fraction)).done,
  });
  const removeFile = useRemoveVideoFile();
  const save = async (values: VideoValues, sending: Omit<Sending<never>, 'body'>) => {
    if (!initial) {
      await create.mutateAsync({ body: toVideoUpload(values), ...sending });
      showToast({ text: t('studio:form.published', { title: values.title }), tone: 'success' });
      return;
    }
    const body = changesOf(initial, values);
    if (Object.keys(body).length > 0) await update.mutateAsync({ id: initial._id, body, ...sending });
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
          await save(values, { onProgress, signal });
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
