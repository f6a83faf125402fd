import { createGalleryDescriptionMaxLength, createGalleryTitleMaxLength } from '@fanlight/sdk/bounds';
import type { Audience, Gallery } from '@fanlight/sdk/models';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  AudienceField,
  type AudienceFields,
  FormFooter,
  priceOf,
  type UnsavedChanges,
  useAudienceField,
  useUnsavedChanges,
} from '../content/index.ts';
import {
  applyFormResult,
  Box,
  Button,
  ButtonLink,
  Field,
  FormError,
  type FormResult,
  styled,
  TextArea,
  TextInput,
} from '../primitives/index.ts';

/** The values of the form. */
export interface GalleryValues {
  title: string;
  description: string;
  audience: Audience;
  /** The price for users outside of the audience; null if the gallery is not for sale. */
  price: number | null;
}

/** The form fields to which an error of the server can refer. */
export type GalleryFieldName = 'title' | 'description' | 'price';

export interface GalleryFormProps {
  /** The gallery to edit; undefined for a new gallery. */
  initial?: Gallery;
  submit: (values: GalleryValues) => Promise<FormResult<GalleryFieldName>>;
  cancelHref: string;
  /** Called with the unsaved changes, and with null when everything is saved. */
  onUnsaved?: (unsaved: UnsavedChanges | null) => void;
}

interface Fields extends AudienceFields {
  title: string;
  description: string;
}

/** A gallery is saved by its button only, so leaving the page always asks. */
const cannotSave = () => Promise.resolve(false);

function fieldsOf(gallery: Gallery | undefined): Fields {
  const { title = '', description = '', audience = 'public', price = null } = gallery ?? {};
  return { title, description, audience, price: price === null ? '' : String(price) };
}

/** The form that creates or edits a gallery: its texts, its audience and its price. */
export function GalleryForm({ initial, submit, cancelHref, onUnsaved }: GalleryFormProps) {
  const { t } = useTranslation(['photos', 'content']);
  const form = useForm<Fields>({ defaultValues: fieldsOf(initial) });
  const { register, handleSubmit, setError, watch, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;
  const audienceField = useAudienceField(form);
  useUnsavedChanges(isDirty, cannotSave, onUnsaved);
  const save = async ({ title, description, audience, price }: Fields) => {
    if (!audienceField.checkPrice()) return;
    const texts = { title: title.trim(), description: description.trim() };
    applyFormResult(await submit({ ...texts, audience, price: priceOf(audience, price) }), setError);
  };
  return (
    <styled.form onSubmit={handleSubmit(save)} noValidate display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
      <Field
        label={t('galleries.form.name')}
        error={errors.title?.message}
        aside={`${watch('title').length}/${createGalleryTitleMaxLength}`}
      >
        <TextInput
          {...register('title', { validate: (text) => text.trim() !== '' || t('galleries.form.nameMissing') })}
          maxLength={createGalleryTitleMaxLength}
          autoComplete="off"
        />
      </Field>
      <Field
        label={t('galleries.form.description')}
        help={t('galleries.form.descriptionHelp')}
        error={errors.description?.message}
        aside={`${watch('description').length}/${createGalleryDescriptionMaxLength}`}
        optional
      >
        <TextArea {...register('description')} rows={5} maxLength={createGalleryDescriptionMaxLength} />
      </Field>
      <AudienceField {...audienceField.withPrice} />
      <FormError message={errors.root?.message} />
      <FormFooter>
        <Box display={{ base: 'none', md: 'block' }}>
          <ButtonLink to={cancelHref} variant="quiet">
            {t('content:upload.cancel')}
          </ButtonLink>
        </Box>
        <Button type="submit" variant="main" loading={isSubmitting}>
          {t(initial ? 'galleries.form.save' : 'galleries.form.create')}
        </Button>
      </FormFooter>
    </styled.form>
  );
}
