import type { Feed } from '@fanlight/sdk/models';
import { type ChangeEvent, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
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
  Heading,
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
  audience: 'public' | 'followers';
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

const AddLabel = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minH: 'target',
    px: '4',
    border: '1px dashed',
    borderColor: 'border.control',
    borderRadius: 'control',
    fontWeight: 'semibold',
    fontSize: 'sm',
    cursor: 'pointer',
    _hover: { bg: 'bg.raised' },
    _focusWithin: { outline: '2px solid', outlineColor: 'focus.ring', outlineOffset: '2px' },
  },
});

type Photos = ReturnType<typeof usePhotos>;

function PhotoFields({ photos, isChecked }: { photos: Photos; isChecked: boolean }) {
  const { t } = useTranslation('feeds');
  const id = useId();
  const add = (event: ChangeEvent<HTMLInputElement>) => {
    photos.add([...(event.target.files ?? [])].slice(0, mostPhotos - photos.photos.length));
    event.target.value = '';
  };
  return (
    <Stack as="section" gap="3" aria-labelledby={`${id}-title`}>
      <Heading level={2} size="label" id={`${id}-title`}>
        {t('form.photos')}
      </Heading>
      {photos.photos.map((photo, index) => (
        <PhotoRow
          key={photo.key}
          photo={photo}
          number={index + 1}
          isLast={index === photos.photos.length - 1}
          isChecked={isChecked}
          onDescribe={(alt) => photos.describe(photo, alt)}
          onMove={(by) => photos.move(photo, by)}
          onRemove={() => photos.remove(photo)}
          onRetry={() => photos.retry(photo)}
        />
      ))}
      {photos.photos.length < mostPhotos && (
        <AddLabel htmlFor={id}>
          {t('form.add')}
          <chakra.input
            id={id}
            type="file"
            multiple
            accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
            onChange={add}
            srOnly
            aria-describedby={`${id}-help`}
          />
        </AddLabel>
      )}
      <Text id={`${id}-help`} size="xs" tone="subtle">
        {t('form.addHelp')}
      </Text>
    </Stack>
  );
}

/** Writes or changes a post. What was typed and uploaded stays when the server fails. */
export function FeedForm({ initial, submit, upload, cancelHref }: FeedFormProps) {
  const { t } = useTranslation('feeds');
  const photos = usePhotos(initial?.files ?? [], upload);
  const [isChecked, setChecked] = useState(false);
  const form = useForm<{ text: string; audience: 'public' | 'followers' }>({
    defaultValues: { text: initial?.text ?? '', audience: initial?.audience === 'followers' ? 'followers' : 'public' },
  });
  const { register, handleSubmit, setError, setValue, watch, formState } = form;
  const { errors, isSubmitting } = formState;
  const [text, audience] = [watch('text'), watch('audience')];
  const send = handleSubmit(async (values) => {
    setChecked(true);
    const list = photos.photos;
    if (values.text.trim() === '' && list.length === 0) return setError('text', { message: t('form.empty') });
    if (list.some(({ alt }) => alt.trim() === '')) return undefined;
    const files = list.flatMap(({ file, alt }) => (file ? [{ fileId: file._id, alt: alt.trim() }] : []));
    if (files.length < list.length) return setError('root', { message: t('form.wait') });
    const result = await submit({ ...values, files });
    if ('fieldErrors' in result && result.fieldErrors.files) setError('root', { message: result.fieldErrors.files });
    else applyFormResult(result, setError);
  });
  return (
    <chakra.form onSubmit={send} noValidate display="grid" gap="6">
      <FormError message={errors.root?.message} />
      <Field
        label={t('form.text')}
        help={t('form.textHelp')}
        error={errors.text?.message}
        aside={`${text.length}/${longestText}`}
      >
        <TextArea {...register('text')} rows={5} maxLength={longestText} />
      </Field>
      <PhotoFields photos={photos} isChecked={isChecked} />
      <Box>
        <ChoiceChips
          label={t('audience.label')}
          choices={[
            { value: 'public', label: t('audience.public') },
            { value: 'followers', label: t('audience.followers') },
          ]}
          value={audience}
          onChange={(value) => setValue('audience', value, { shouldDirty: true })}
        />
        <Text size="xs" tone="subtle" mt="2">
          {audience === 'public' ? t('audience.publicHelp') : t('audience.followersHelp')}
        </Text>
      </Box>
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
