import type { Audience } from '@fanlight/sdk/models';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  AudienceField,
  acceptedTypes,
  FormFooter,
  maxBytes,
  type UnsavedChanges,
  useUnsavedChanges,
} from '../content/index.ts';
import { FilePicker } from '../primitives/file-picker/index.ts';
import { Box, Button, ButtonLink, Stack, styled, Text } from '../primitives/index.ts';
import { type GalleryChoices, GallerySelect } from './gallery-select.tsx';
import { PhotoUploadRow } from './photo-upload-row.tsx';
import { isSendable, type PhotoPlace, type UploadPhoto, usePhotoUploads } from './use-photo-uploads.ts';

/** The maximum number of photos that are selected together, which is what a gallery can contain. */
const maxPhotos = 100;

/** Leaving the page aborts the uploads, so it always asks. */
const cannotSave = () => Promise.resolve(false);

export interface PhotoUploadFormProps {
  galleries: GalleryChoices;
  /** The id of the gallery that is selected at first; null for none. */
  initialGallery: string | null;
  upload: UploadPhoto;
  /** Called when all photos are uploaded. */
  onDone: (count: number, galleryId: string | null) => void;
  cancelHref: string;
  /** Called with the unsaved changes, and with null when everything is saved. */
  onUnsaved?: (unsaved: UnsavedChanges | null) => void;
}

/** The form that uploads several photos, each with its texts, for one audience or into one gallery. */
export function PhotoUploadForm(props: PhotoUploadFormProps) {
  const { galleries, initialGallery, upload, onDone, cancelHref, onUnsaved } = props;
  const { t } = useTranslation(['photos', 'content']);
  const uploads = usePhotoUploads(upload, (count, { galleryId = null }) => {
    // The next page opens before this page renders again, so it would ask for unsaved changes.
    onUnsaved?.(null);
    onDone(count, galleryId);
  });
  const { photos, isSending } = uploads;
  const [audience, setAudience] = useState<Audience>('public');
  const [galleryId, setGalleryId] = useState(initialGallery);
  const [isChecked, setChecked] = useState(false);
  const picker = useRef<HTMLDivElement>(null);
  useUnsavedChanges(
    photos.some(({ status }) => status !== 'uploaded'),
    cannotSave,
    onUnsaved,
  );
  const choices = galleries.state === 'ready' ? galleries.value : [];
  const gallery = choices.find(({ _id }) => _id === galleryId);
  // A photo that is removed from its gallery later has its own audience. It must not become visible to more viewers.
  const place: PhotoPlace = galleryId ? { galleryId, audience: gallery?.audience ?? 'subscribers' } : { audience };
  const count = photos.filter(isSendable).length;
  const isStopped = !isSending && photos.some(({ status }) => status === 'failed' || status === 'refused');
  const send = () => {
    if (isSending) return;
    setChecked(count === 0);
    if (count === 0) picker.current?.focus();
    else uploads.send(place);
  };
  const problem = photos.length === 0 ? t('form.photosMissing') : t('form.refusedLeft');
  return (
    <styled.form
      noValidate
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="6"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Box ref={picker} tabIndex={-1} outline="none">
        <FilePicker
          label={t('form.photos')}
          help={t('form.photosHelp', { count: maxPhotos })}
          error={isChecked && count === 0 ? problem : undefined}
          accept={acceptedTypes.photo}
          maxBytes={maxBytes.photo}
          maxFiles={maxPhotos - photos.length}
          files={[]}
          takesPastesOfForm
          disabled={isSending}
          onAdd={uploads.add}
          onRemove={uploads.remove}
        />
      </Box>
      {photos.length > 0 && (
        <Stack as="ul" gap="3" listStyleType="none" aria-label={t('form.photos')}>
          {photos.map((photo, index) => (
            <li key={photo.key}>
              <PhotoUploadRow
                photo={photo}
                number={index + 1}
                isSending={isSending}
                onDescribe={(texts) => uploads.describe(photo.key, texts)}
                onCancel={() => uploads.cancel(photo.key)}
                onRemove={() => {
                  uploads.remove(photo.key);
                  // The button is removed with its row, so the focus would be lost.
                  picker.current?.focus({ preventScroll: true });
                }}
                onRetry={() => uploads.retry(photo.key, place)}
              />
            </li>
          ))}
        </Stack>
      )}
      <GallerySelect galleries={galleries} value={galleryId} onChange={setGalleryId} disabled={isSending} />
      {!galleryId && <AudienceField value={audience} onChange={setAudience} />}
      <FormFooter>
        <Text role="status" tone="muted" size="sm" alignSelf="center" me="auto">
          {isSending ? t('content:upload.uploading') : isStopped && t('form.someFailed')}
        </Text>
        <Box display={{ base: 'none', md: 'block' }}>
          <ButtonLink to={cancelHref} variant="quiet">
            {t('content:upload.cancel')}
          </ButtonLink>
        </Box>
        <Button type="submit" variant="main" loading={isSending}>
          {count > 0 ? t('form.upload', { count }) : t('form.uploadNone')}
        </Button>
      </FormFooter>
    </styled.form>
  );
}
