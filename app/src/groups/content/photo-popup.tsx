import { lazy, Suspense } from 'react';
import type { DialogState } from '../../dialogs/use-dialog.ts';

const GalleryPopup = lazy(() =>
  import('@fanlight/components/layouts/gallery-popup').then((module) => ({ default: module.GalleryPopup })),
);

/** A photo; `url` is null if the viewer has no access to it. */
interface PopupPhoto {
  _id: string;
  url: string | null;
  alt: string;
  width: number;
  height: number;
}

/** The full-page photo viewer, which `?dialog=photo&photo=` opens. */
export function PhotoPopup({ photos, dialog }: { photos: readonly PopupPhoto[]; dialog: DialogState }) {
  const items = photos.flatMap(({ _id: id, url, alt, width, height }) =>
    url ? [{ id, src: url, alt, width, height }] : [],
  );
  return (
    <Suspense>
      <GalleryPopup
        items={items}
        activeId={dialog.get('photo')}
        onActiveChange={(photo) => dialog.change({ photo })}
        onClose={dialog.close}
      />
    </Suspense>
  );
}
