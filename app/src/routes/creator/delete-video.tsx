import { useFocusAfterRemoval } from '@fanlight/components/primitives';
import { DeleteVideoDialog } from '@fanlight/components/videos';
import { useDeleteVideo, useGetMyVideo } from '@fanlight/sdk/hooks';
import type { Video } from '@fanlight/sdk/models';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../../failures.ts';

/** Confirms the deletion of a video. `listed` is the video if the list contains it. */
export function DeleteVideo({ id, listed, onClose }: { id: string; listed: Video | undefined; onClose: () => void }) {
  const { t } = useTranslation('common');
  // The list no longer contains the video once it is deleted.
  const [known] = useState(listed);
  const { data: video = known } = useGetMyVideo(id, { query: { enabled: !known } });
  const remove = useDeleteVideo();
  const setRemoved = useFocusAfterRemoval();
  if (!video) return null;
  const onSuccess = () => {
    setRemoved(true);
    onClose();
  };
  return (
    <DeleteVideoDialog
      video={video}
      isDeleting={remove.isPending}
      onConfirm={() => remove.mutate({ id }, { onSuccess, onError: (error) => showFailure(error, t) })}
      onClose={onClose}
    />
  );
}
