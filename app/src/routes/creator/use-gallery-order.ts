import { useUpdateGallery } from '@fanlight/sdk/hooks';
import type { Gallery } from '@fanlight/sdk/models';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../../failures.ts';
import { inOrder, withMoved } from './gallery-request.ts';

/**
 * Returns a gallery with its photos in the order that the performer sees, and a function that moves a photo. A move is
 * shown at once and saved in the background. If saving fails, the photos return to the order of the server.
 */
export function useGalleryOrder(gallery: Gallery | undefined) {
  const { t } = useTranslation('common');
  const [order, setOrder] = useState<readonly string[] | null>(null);
  // The scope sends one order after the other, so that the last one is kept.
  const update = useUpdateGallery({ mutation: { scope: { id: 'gallery-order' } } });
  const photos = gallery && (order ? inOrder(gallery.photos, order) : gallery.photos);
  return {
    gallery: gallery && photos && { ...gallery, photos },
    move(photoId: string, by: number) {
      if (!gallery || !photos) return;
      const photoIds = withMoved(
        photos.map(({ _id }) => _id),
        photoId,
        by,
      );
      setOrder(photoIds);
      const onError = (error: unknown) => {
        setOrder(null);
        showFailure(error, t);
      };
      update.mutate({ id: gallery._id, data: { photoIds } }, { onError });
    },
  };
}
