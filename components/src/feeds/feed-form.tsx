import type { Audience, Feed } from '@fanlight/sdk/models';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FilePicker } from '../primitives/file-picker/index.ts';
import {
  applyFormResult,
  Box,
  Button,
  ButtonLink,
  ChoiceChips,
  chakra,
  Field,
  Flex,
  FormError,
  type FormResult,
  Stack,
  Text,
  TextArea,
} from '../primitives/index.ts';
import { PhotoRow } from './photo-row.tsx';
import { type UploadPhoto, usePhotos } from './use-photos.ts';

const longestText = 4000;
const mostPhotos = 20;

/** What a post is made of. */
export interface FeedValues {
  text: string;
  audience: Audience;
  files: { fileId: string; alt: string }[];
}

/** Props of {@link FeedForm}. */
export interface FeedFormProps {
  /** The post that is edited; none for a new one. */
  initial?: Feed;
  submit: (values: FeedValues) => Promise<FormResult<'text' | 'files'>>;
  upload: UploadPhoto;
  cancelHref: string;
}

type Photos = ReturnType<typeof usePhotos>;

interface PhotoFieldsProps {
  photos: Photos;
  isChecked: boolean;
  /** Keeps the field of a photo's description. */
  keepField: (key: string, field: HTMLTextAreaElement | null) => void;
}

function PhotoFields({ photos, isChecked, keepField }: PhotoFieldsProps) {
  const { t } = useTranslation('feeds');
  const list = photos.photos;
  return (
    <Stack gap="3">
      <FilePicker
        label={t('form.photos')}
        help={t('form.photosHelp')}
        accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
        maxBytes={20 * 1024 * 1024}
        maxFiles={mostPhotos - list.length}
        files={[]}
        onAdd={photos.add}
        onRemove={photos.remove}
      />
      {list.map((photo, index) => (
        <PhotoRow
          key={photo.key}
          photo={photo}
          number={index + 1}
          isLast={index === list.length - 1}
          isChecked={isChecked}
          fieldRef={(field) => keepField(photo.key, field)}
          onDescribe={(alt) => photos.describe(photo, alt)}
          onMove={(by) => photos.move(photo, by)}
          onRemove={() => photos.remove(photo.key)}
          onRetry={() => photos.retry(photo)}
        />
      ))}
    </Stack>
  );
}

interface AudienceFieldProps {
  value: Audience;
  onChange: (value: Audience) => void;
  /** Of the post that is edited. */
  initial: Audience | undefined;
}

/** Who a post can be for. Subscribers only where it is so already, or saving would show it to more people. */
function AudienceField({ value, onChange, initial }: AudienceFieldProps) {
  const { t } = useTranslation('feeds');
  const offered: Audience[] = ['public', 'followers', ...(initial === 'subscribers' ? [initial] : [])];
  return (
    <Box>
      <ChoiceChips
        label={t('audience.label')}
        choices={offered.map((audience) => ({ value: audience, label: t(`audience.${audience}`) }))}
        value={value}
        onChange={onChange}
      />
      <Text size="xs" tone="subtle" mt="2">
        {t(`audienceHelp.${value}`)}
      </Text>
    </Box>
  );
}

/** Writes or changes a post. What was typed and uploaded stays when the server fails. */
export function FeedForm({ initial, submit, upload, cancelHref }: FeedFormProps) {
  const { t } = useTranslation('feeds');
  const photos = usePhotos(initial?.files ?? [], upload);
  const fields = useRef(new Map<string, HTMLTextAreaElement | null>());
  const [isChecked, setChecked] = useState(false);
  const { register, handleSubmit, setError, setValue, watch, formState } = useForm<Omit<FeedValues, 'files'>>({
    defaultValues: { text: initial?.text ?? '', audience: initial?.audience ?? 'public' },
  });
  const { errors, isSubmitting } = formState;
  const text = watch('text');
  const send = handleSubmit(async (values) => {
    setChecked(true);
    const list = photos.photos;
    if (values.text.trim() === '' && list.length === 0) {
      return setError('text', { message: t('form.empty') }, { shouldFocus: true });
    }
    const unnamed = list.find(({ alt }) => alt.trim() === '');
    if (unnamed) return fields.current.get(unnamed.key)?.focus();
    if (list.some(({ isFailed }) => isFailed)) return setError('root', { message: t('form.someFailed') });
    const files = list.flatMap(({ file, alt }) => (file ? [{ fileId: file._id, alt: alt.trim() }] : []));
    if (files.length < list.length) return setError('root', { message: t('form.wait') });
    const result = await submit({ ...values, files });
    applyFormResult(result, setError);
    if ('fieldErrors' in result && result.fieldErrors.files) setError('root', { message: result.fieldErrors.files });
  });
  return (
    <chakra.form onSubmit={send} noValidate display="grid" gap="6">
      <Field
        label={t('form.text')}
        help={t('form.textHelp')}
        error={errors.text?.message}
        aside={`${text.length}/${longestText}`}
      >
        <TextArea {...register('text')} rows={5} maxLength={longestText} />
      </Field>
      <PhotoFields
        photos={photos}
        isChecked={isChecked}
        keepField={(key, field) => void fields.current.set(key, field)}
      />
      <AudienceField
        value={watch('audience')}
        initial={initial?.audience}
        onChange={(value) => setValue('audience', value, { shouldDirty: true })}
      />
      <FormError message={errors.root?.message} />
      <Flex gap="3" justify="flex-end" wrap="wrap">
        <ButtonLink to={cancelHref} variant="quiet">
          {t('form.cancel')}
        </ButtonLink>
        <Button type="submit" variant="main" loading={isSubmitting}>
          {initial ? t('form.save') : t('form.publish')}
        </Button>
      </Flex>
    </chakra.form>
  );
}
