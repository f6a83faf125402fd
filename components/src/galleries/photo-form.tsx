import { updatePhotoAltMaxLength, updatePhotoTextMaxLength } from '@fanlight/sdk/bounds';
import type { Audience, Photo } from '@fanlight/sdk/models';
import { Star } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AudienceField, FormFooter, type UnsavedChanges, useUnsavedChanges } from '../content/index.ts';
import {
  applyFormResult,
  Box,
  Button,
  ButtonLink,
  Field,
  Flex,
  FormError,
  type FormResult,
  Media,
  styled,
  TextArea,
} from '../primitives/index.ts';
import { type GalleryChoices, GallerySelect } from './gallery-select.tsx';

/** The values of the form. */
export interface PhotoValues {
  text: string;
  alt: string;
  audience: Audience;
  galleryId: string | null;
}

/** The form fields to which an error of the server can refer. */
export type PhotoFieldName = keyof PhotoValues;

export interface PhotoFormProps {
  photo: Photo;
  galleries: GalleryChoices;
  submit: (values: PhotoValues) => Promise<FormResult<PhotoFieldName>>;
  /** Makes the photo the cover of its gallery. */
  onMakeCover: () => void;
  isMakingCover: boolean;
  cancelHref: string;
  /** Called with the unsaved changes, and with null when everything is saved. */
  onUnsaved?: (unsaved: UnsavedChanges | null) => void;
}

/** A photo is saved by its button only, so leaving the page always asks. */
const cannotSave = () => Promise.resolve(false);

type CoverProps = Pick<PhotoFormProps, 'photo' | 'onMakeCover' | 'isMakingCover'>;

/** The button that makes the photo the cover. It stays when the photo is the cover, so that it keeps the focus. */
function CoverButton({ photo: { isCover }, onMakeCover, isMakingCover }: CoverProps) {
  const { t } = useTranslation('photos');
  return (
    <Flex>
      <Button
        variant="outline"
        icon={Star}
        wraps
        loading={isMakingCover}
        aria-disabled={isCover || undefined}
        onClick={() => !isCover && onMakeCover()}
      >
        {t(isCover ? 'cover.is' : 'cover.make')}
      </Button>
    </Flex>
  );
}

/** The form that edits a photo: its texts, its audience and its gallery. */
export function PhotoForm(props: PhotoFormProps) {
  const { photo, galleries, submit, onMakeCover, isMakingCover, cancelHref, onUnsaved } = props;
  const { t } = useTranslation(['photos', 'content']);
  const { text, file, audience, galleryId } = photo;
  const form = useForm<PhotoValues>({ defaultValues: { text, alt: file.alt, audience, galleryId } });
  const { register, handleSubmit, setError, watch, setValue, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;
  const entered = watch();
  useUnsavedChanges(isDirty, cannotSave, onUnsaved);
  const save = async (values: PhotoValues) => {
    const trimmed = { ...values, text: values.text.trim(), alt: values.alt.trim() };
    applyFormResult(await submit(trimmed), setError);
  };
  return (
    <styled.form onSubmit={handleSubmit(save)} noValidate display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
      <Box maxW="480px">
        <Media
          src={file.url ?? file.thumbnailUrl ?? ''}
          alt={file.alt || text || t('untitled')}
          ratio={file.width / file.height}
          preview={file.preview}
        />
      </Box>
      <Field label={t('form.alt')} help={t('form.altHelp')} error={errors.alt?.message} optional>
        <TextArea {...register('alt')} rows={2} maxLength={updatePhotoAltMaxLength} />
      </Field>
      <Field
        label={t('form.text')}
        error={errors.text?.message}
        aside={`${entered.text.length}/${updatePhotoTextMaxLength}`}
        optional
      >
        <TextArea {...register('text')} rows={2} maxLength={updatePhotoTextMaxLength} />
      </Field>
      <GallerySelect
        galleries={galleries}
        value={entered.galleryId}
        error={errors.galleryId?.message}
        onChange={(value) => setValue('galleryId', value, { shouldDirty: true })}
      />
      {galleryId !== null && galleryId === entered.galleryId && (
        <CoverButton photo={photo} onMakeCover={onMakeCover} isMakingCover={isMakingCover} />
      )}
      {!entered.galleryId && (
        <AudienceField
          value={entered.audience}
          onChange={(value) => setValue('audience', value, { shouldDirty: true })}
        />
      )}
      <FormError message={errors.root?.message} />
      <FormFooter>
        <Box display={{ base: 'none', md: 'block' }}>
          <ButtonLink to={cancelHref} variant="quiet">
            {t('content:upload.cancel')}
          </ButtonLink>
        </Box>
        <Button type="submit" variant="main" loading={isSubmitting}>
          {t('form.save')}
        </Button>
      </FormFooter>
    </styled.form>
  );
}
