import { api } from '@fanlight/sdk';
import {
  getUpdateReelMutationKey,
  getUploadReelMutationKey,
  useRemoveReelFile,
  useViewMyReel,
} from '@fanlight/sdk/hooks';
import type { Reel, ReelFileType } from '@fanlight/sdk/models';
import { useParams } from 'react-router-dom';
import { isFileProcessing, processingInterval } from '../../processing.ts';
import { useUpload } from '../../use-upload.ts';
import { useVideoItemForm } from './use-video-item-form.tsx';
import { editedItemOf, VideoItemFormPage } from './video-item-form-page.tsx';
import { changesOfReel, toReelUpload } from './video-item-request.ts';

function useReelForm(initial?: Reel) {
  const create = useUpload(api.uploadReel, getUploadReelMutationKey());
  const update = useUpload(api.updateReel, getUpdateReelMutationKey());
  const removeFile = useRemoveReelFile();
  return useVideoItemForm('reel', initial, {
    create: (values, { signal, onProgress }) =>
      create.mutateAsync({ options: { body: toReelUpload(values), signal }, onProgress }),
    changesOf: changesOfReel,
    update: (id, body, { signal, onProgress }) =>
      update.mutateAsync({ options: { params: { id }, body, signal }, onProgress }),
    // The form of a reel offers to remove only the files that a reel can have.
    removeFile: (id, type) => removeFile.mutateAsync({ id, data: { type: type as ReelFileType } }),
  });
}

const NewReel = () => <VideoItemFormPage kind="reel" query={null} {...useReelForm()} />;

function EditReel({ id }: { id: string }) {
  const query = useViewMyReel(id, {
    query: {
      refetchOnMount: 'always',
      refetchInterval: ({ state }) => processingInterval(state.data && isFileProcessing(state.data.file)),
    },
  });
  return <VideoItemFormPage kind="reel" query={query} {...useReelForm(editedItemOf(query))} />;
}

/** `/creator/reels/new` and `/creator/reels/{id}`: the performer adds a reel, or edits one. */
export function Component() {
  const { id } = useParams();
  return id === undefined ? <NewReel /> : <EditReel key={id} id={id} />;
}
