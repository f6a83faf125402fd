import { paths } from '@fanlight/components/paths';
import { showToast } from '@fanlight/components/primitives';
import type { StoryFormProps, StoryValues } from '@fanlight/components/stories';
import { api } from '@fanlight/sdk';
import {
  getUploadStoryPhotoMutationKey,
  getUploadStoryVideoMutationKey,
  useCreateStory,
  useUpdateStory,
} from '@fanlight/sdk/hooks';
import type { Story } from '@fanlight/sdk/models';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useLeaveGuard } from '../../dialogs/use-leave-guard.tsx';
import { useUpload } from '../../use-upload.ts';
import { changesOf, toStoryResult } from './story-request.ts';

type OnProgress = (fraction: number) => void;

/**
 * Returns a function that uploads the file of a story, each type with its operation. Resolves with the id of the file. A
 * file is uploaded once, so that a failure of the following request is retried without a second upload.
 */
function useStoryUpload() {
  const photos = useUpload(api.uploadStoryPhoto, getUploadStoryPhotoMutationKey());
  const videos = useUpload(api.uploadStoryVideo, getUploadStoryVideoMutationKey());
  const uploaded = useRef<{ file: File; id: string }>(null);
  return {
    async upload(file: File, onProgress: OnProgress, signal: AbortSignal): Promise<string> {
      if (uploaded.current?.file === file) {
        onProgress(1);
        return uploaded.current.id;
      }
      const { _id: id } = await (file.type.startsWith('image/')
        ? photos.mutateAsync({ options: { body: { photo: file }, signal }, onProgress })
        : videos.mutateAsync({ options: { body: { video: file }, signal }, onProgress }));
      uploaded.current = { file, id };
      return id;
    },
    /** Uploads the file again at the next attempt: the server deletes files that no story uses. */
    forget: () => {
      uploaded.current = null;
    },
  };
}

/**
 * Returns the callbacks of a story's form, and the confirmation before leaving.
 *
 * @param initial - the story to edit; undefined for a new story, or while the story loads
 */
export function useStoryForm(initial?: Story): { form: Omit<StoryFormProps, 'initial'>; dialog: ReactNode } {
  const { t } = useTranslation(['common', 'myStories']);
  const navigate = useNavigate();
  const { onUnsaved, dialog } = useLeaveGuard();
  const { upload, forget } = useStoryUpload();
  const create = useCreateStory();
  const update = useUpdateStory();
  const save = async ({ file, ...words }: StoryValues, onProgress: OnProgress, signal: AbortSignal) => {
    if (initial) {
      const data = changesOf(initial, words);
      if (Object.keys(data).length > 0) await update.mutateAsync({ id: initial._id, data });
    } else if (file) {
      const fileId = await upload(file, onProgress, signal);
      const story = await create.mutateAsync({ data: { fileId, ...words } });
      const isReady = story.file.status === 'ready';
      showToast({ text: t(isReady ? 'myStories:form.published' : 'myStories:form.publishedLater'), tone: 'success' });
    }
  };
  return {
    dialog,
    form: {
      onUnsaved,
      cancelHref: paths.creatorStories(),
      submit: async (values, onProgress, signal) => {
        try {
          await save(values, onProgress, signal);
          onUnsaved(null);
          await navigate(paths.creatorStories());
          return { ok: true };
        } catch (error) {
          const result = toStoryResult(error, values, t);
          if ('fieldErrors' in result && result.fieldErrors.file) forget();
          return result;
        }
      },
    },
  };
}
