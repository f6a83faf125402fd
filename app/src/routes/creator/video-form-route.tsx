import { api } from '@fanlight/sdk';
import {
  getUpdateVideoMutationKey,
  getUploadVideoMutationKey,
  useGetMyVideo,
  useRemoveVideoFile,
} from '@fanlight/sdk/hooks';
import type { Video } from '@fanlight/sdk/models';
import { useParams } from 'react-router-dom';
import { useVideoProgress } from '../../groups/videos/index.ts';
import { useUpload } from '../../use-upload.ts';
import { useVideoItemForm } from './use-video-item-form.tsx';
import { editedItemOf, VideoItemFormPage } from './video-item-form-page.tsx';
import { changesOfVideo, toVideoUpload } from './video-item-request.ts';

function useVideoForm(initial?: Video) {
  const create = useUpload(api.uploadVideo, getUploadVideoMutationKey());
  const update = useUpload(api.updateVideo, getUpdateVideoMutationKey());
  const removeFile = useRemoveVideoFile();
  return useVideoItemForm('video', initial, {
    create: (values, { signal, onProgress }) =>
      create.mutateAsync({ options: { body: toVideoUpload(values), signal }, onProgress }),
    changesOf: changesOfVideo,
    update: (id, body, { signal, onProgress }) =>
      update.mutateAsync({ options: { params: { id }, body, signal }, onProgress }),
    removeFile: (id, type) => removeFile.mutateAsync({ id, data: { type } }),
  });
}

const NewVideo = () => <VideoItemFormPage kind="video" query={null} {...useVideoForm()} />;

function EditVideo({ id }: { id: string }) {
  const query = useGetMyVideo(id, { query: { refetchOnMount: 'always' } });
  const video = editedItemOf(query);
  const progress = useVideoProgress(video, query.refetch);
  return <VideoItemFormPage kind="video" query={query} progress={progress} {...useVideoForm(video)} />;
}

/**
 * `/creator/videos/new` and `/creator/videos/{id}`: the performer adds a video, or edits one. They share a module,
 * because the first page of every visitor names all modules of the routes.
 */
export function Component() {
  const { id } = useParams();
  return id === undefined ? <NewVideo /> : <EditVideo key={id} id={id} />;
}
