import {
  GalleryFormScreen,
  type GalleryValues,
  NewGalleryScreen,
  RemoveFromGalleryDialog,
} from '@fanlight/components/galleries';
import { NotFoundPage } from '@fanlight/components/layouts';
import { paths } from '@fanlight/components/paths';
import { showToast, useFocusAfterRemoval } from '@fanlight/components/primitives';
import {
  useCreateGallery,
  useGetMyGallery,
  useSetPhotoAsCover,
  useUpdateGallery,
  useUpdatePhoto,
} from '@fanlight/sdk/hooks';
import type { Gallery } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { useDialog } from '../../dialogs/use-dialog.ts';
import { useLeaveGuard } from '../../dialogs/use-leave-guard.tsx';
import { isNotEditable, showFailure, toFormResult } from '../../failures.ts';
import { toLoadable } from '../../loadable.ts';
import { galleryChangesOf, galleryFieldNames } from './gallery-request.ts';
import { useGalleryOrder } from './use-gallery-order.ts';

/**
 * Returns the callbacks of a gallery's form, and the confirmation before leaving.
 *
 * @param save - saves the gallery, and returns the path of the next page
 */
function useGalleryForm(save: (values: GalleryValues) => Promise<string>) {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const { onUnsaved, dialog } = useLeaveGuard();
  const submit = async (values: GalleryValues) => {
    try {
      const next = await save(values);
      onUnsaved(null);
      await navigate(next);
      return { ok: true } as const;
    } catch (error) {
      return toFormResult(error, galleryFieldNames, t);
    }
  };
  return { form: { submit, onUnsaved, cancelHref: paths.creatorGalleries() }, dialog };
}

function NewGallery() {
  const { t } = useTranslation('photos');
  const create = useCreateGallery();
  const { form, dialog } = useGalleryForm(async (values) => {
    const { _id, title } = await create.mutateAsync({ data: values });
    showToast({ text: t('galleries.form.created', { title }), tone: 'success' });
    return paths.creatorGallery(_id);
  });
  return (
    <>
      <NewGalleryScreen {...form} />
      {dialog}
    </>
  );
}

interface RemovePhotoProps {
  gallery: Gallery;
  photoId: string;
  onClose: () => void;
}

/** Asks whether a photo leaves the gallery. */
function RemovePhoto({ gallery, photoId, onClose }: RemovePhotoProps) {
  const { t } = useTranslation('common');
  const { mutate, isPending } = useUpdatePhoto();
  const setRemoved = useFocusAfterRemoval();
  const number = gallery.photos.findIndex(({ _id }) => _id === photoId) + 1;
  if (number === 0) return null;
  const onSuccess = () => {
    setRemoved(true);
    onClose();
  };
  return (
    <RemoveFromGalleryDialog
      number={number}
      isRemoving={isPending}
      onConfirm={() =>
        mutate({ id: photoId, data: { galleryId: null } }, { onSuccess, onError: (error) => showFailure(error, t) })
      }
      onClose={onClose}
    />
  );
}

function EditGallery({ id }: { id: string }) {
  const { t } = useTranslation('common');
  const dialog = useDialog();
  // A cached gallery may be older than its last change, so the form waits for the response.
  const query = useGetMyGallery(id, { query: { refetchOnMount: 'always' } });
  const { gallery, move } = useGalleryOrder(query.isFetchedAfterMount ? query.data : undefined);
  const update = useUpdateGallery();
  const makeCover = useSetPhotoAsCover();
  const { form, dialog: leaving } = useGalleryForm(async (values) => {
    const data = gallery ? galleryChangesOf(gallery, values) : {};
    if (Object.keys(data).length > 0) await update.mutateAsync({ id, data });
    return paths.creatorGalleries();
  });
  if (isNotEditable(query.error)) return <NotFoundPage homeHref={paths.creatorGalleries()} />;
  const removedId = dialog.name === 'remove' ? dialog.get('photo') : null;
  return (
    <>
      <GalleryFormScreen
        {...form}
        gallery={
          gallery ? { state: 'ready', value: gallery } : query.isError ? toLoadable(query) : { state: 'loading' }
        }
        onMove={move}
        onMakeCover={(photoId) => makeCover.mutate({ id: photoId }, { onError: (error) => showFailure(error, t) })}
        onRemove={(photo) => dialog.open({ dialog: 'remove', photo })}
      />
      {gallery && removedId && (
        <RemovePhoto key={removedId} gallery={gallery} photoId={removedId} onClose={dialog.close} />
      )}
      {leaving}
    </>
  );
}

/**
 * `/creator/galleries/new` and `/creator/galleries/{id}`: the performer creates a gallery, or edits one and its photos.
 * They share a module, because the first page of every visitor names all modules of the routes.
 */
export function Component() {
  const { id } = useParams();
  return id === undefined ? <NewGallery /> : <EditGallery key={id} id={id} />;
}
