import { PhotoFormScreen, PhotoUploadScreen, type PhotoValues } from '@fanlight/components/galleries';
import { NotFoundPage } from '@fanlight/components/layouts';
import { paths } from '@fanlight/components/paths';
import { type FormResult, showToast } from '@fanlight/components/primitives';
import { useDeletePhoto, useGetMyPhoto, useSetPhotoAsCover, useUpdatePhoto } from '@fanlight/sdk/hooks';
import { useTranslation } from 'react-i18next';
import { type NavigateOptions, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useDialog } from '../../dialogs/use-dialog.ts';
import { useLeaveGuard } from '../../dialogs/use-leave-guard.tsx';
import { isNotEditable, showFailure, toFormResult } from '../../failures.ts';
import { DeleteItem, type DeleteItemProps } from '../../groups/content/index.ts';
import { toLoadable } from '../../loadable.ts';
import { photoChangesOf, photoFieldNames } from './photo-request.ts';
import { useGalleryChoices } from './use-gallery-choices.ts';
import { useUploadPhoto } from './use-upload-photo.ts';

/** Returns the path of the page to which the form leads: the gallery from which the performer came, or all photos. */
const pathAfter = (gallery: string | null) => (gallery ? paths.creatorGallery(gallery) : paths.creatorPhotos());

function NewPhotos() {
  const { t } = useTranslation('photos');
  const navigate = useNavigate();
  const gallery = useSearchParams()[0].get('gallery') || null;
  const galleries = useGalleryChoices(gallery);
  const upload = useUploadPhoto();
  const { onUnsaved, dialog } = useLeaveGuard();
  return (
    <>
      <PhotoUploadScreen
        galleries={galleries}
        initialGallery={gallery}
        upload={upload}
        onDone={(count, galleryId) => {
          showToast({ text: t('form.done', { count }), tone: 'success' });
          void navigate(pathAfter(galleryId));
        }}
        cancelHref={pathAfter(gallery)}
        onUnsaved={onUnsaved}
      />
      {dialog}
    </>
  );
}

type DeletePhotoProps = Required<Pick<DeleteItemProps, 'id' | 'onClose' | 'onDeleted'>>;

/** Confirms the deletion of a photo. */
const DeletePhoto = (props: DeletePhotoProps) => <DeleteItem {...props} kind="photo" remove={useDeletePhoto()} />;

function EditPhoto({ id }: { id: string }) {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const afterPath = pathAfter(useSearchParams()[0].get('gallery'));
  const dialog = useDialog();
  const { onUnsaved, dialog: leaving } = useLeaveGuard();
  // A cached photo may be older than its last change, so the form waits for the response.
  const query = useGetMyPhoto(id, { query: { refetchOnMount: 'always' } });
  const photo = query.isFetchedAfterMount ? query.data : undefined;
  const galleries = useGalleryChoices(photo?.galleryId ?? null);
  const update = useUpdatePhoto();
  const makeCover = useSetPhotoAsCover();
  if (isNotEditable(query.error)) return <NotFoundPage homeHref={paths.creatorPhotos()} />;
  const leave = async (options?: NavigateOptions) => {
    onUnsaved(null);
    await navigate(afterPath, options);
  };
  const submit = async (values: PhotoValues): Promise<FormResult<keyof PhotoValues>> => {
    const data = photo ? photoChangesOf(photo, values) : {};
    try {
      if (Object.keys(data).length > 0) await update.mutateAsync({ id, data });
      await leave();
      return { ok: true };
    } catch (error) {
      return toFormResult(error, photoFieldNames, t);
    }
  };
  return (
    <>
      <PhotoFormScreen
        photo={photo ? { state: 'ready', value: photo } : query.isError ? toLoadable(query) : { state: 'loading' }}
        galleries={galleries}
        submit={submit}
        onMakeCover={() => makeCover.mutate({ id }, { onError: (error) => showFailure(error, t) })}
        isMakingCover={makeCover.isPending}
        onDelete={() => dialog.open({ dialog: 'delete' })}
        cancelHref={afterPath}
        onUnsaved={onUnsaved}
      />
      {dialog.name === 'delete' && (
        <DeletePhoto id={id} onClose={dialog.close} onDeleted={() => void leave({ replace: true })} />
      )}
      {leaving}
    </>
  );
}

/**
 * `/creator/photos/new?gallery=` and `/creator/photos/{id}?gallery=`: the performer uploads photos, or edits one. They share a
 * module, because the first page of every visitor names all modules of the routes.
 */
export function Component() {
  const { id } = useParams();
  return id === undefined ? <NewPhotos /> : <EditPhoto key={id} id={id} />;
}
