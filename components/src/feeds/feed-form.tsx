import type { Audience, Feed, FeedStatus } from '@fanlight/sdk/models';
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
import { PollFields } from './poll-fields.tsx';
import { type UploadPhoto, usePhotos } from './use-photos.ts';
import { type PollValues, problemsOf, usePoll } from './use-poll.ts';
import { problemOf, type When, WhenField, whenOf } from './when-field.tsx';

const longestText = 4000;
const mostPhotos = 20;

/** What a post is made of. */
export interface FeedValues {
  text: string;
  audience: Audience;
  files: { fileId: string; alt: string }[];
  /** A new one, or null where it is taken away; what is not said stays as it is. */
  poll?: PollValues | null;
  /** Said of a post that isn't out yet. */
  status?: FeedStatus;
  /** When a scheduled one goes out. */
  publishAt?: string;
}

/** Fields of a post for which an answer can name what is wrong. */
export type FeedFieldName = 'text' | 'files' | 'publishAt';

/** Props of {@link FeedForm}. */
export interface FeedFormProps {
  /** The post that is edited; none for a new one. */
  initial?: Feed;
  submit: (values: FeedValues) => Promise<FormResult<FeedFieldName>>;
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

/** How a post stands after it is saved. */
const statusOf = { now: 'published', scheduled: 'scheduled', draft: 'draft' } as const;

/** What is sent of when a post goes out. */
const readWhen = ({ when, at }: When) => ({
  status: statusOf[when],
  ...(when === 'scheduled' && { publishAt: new Date(at).toISOString() }),
});

type Fields = Pick<FeedValues, 'text' | 'audience'> & { publishAt: string };

/** Everything of a post that is being written, and what sends it. */
function useDraft({ initial, submit, upload }: Omit<FeedFormProps, 'cancelHref'>) {
  const { t } = useTranslation('feeds');
  const photos = usePhotos(initial?.files ?? [], upload);
  const poll = usePoll(initial);
  const [when, setWhen] = useState(() => whenOf(initial));
  const fields = useRef(new Map<string, HTMLElement | null>());
  const [isChecked, setChecked] = useState(false);
  const form = useForm<Fields>({
    defaultValues: { text: initial?.text ?? '', audience: initial?.audience ?? 'public', publishAt: '' },
  });
  const { handleSubmit, setError } = form;
  const focus = (key: string | undefined) => fields.current.get(key ?? '')?.focus();
  const send = handleSubmit(async ({ text, audience }) => {
    setChecked(true);
    const list = photos.photos;
    if (text.trim() === '' && list.length === 0 && !poll.draft && !poll.kept)
      return setError('text', { message: t('form.empty') }, { shouldFocus: true });
    const unnamed = list.find(({ alt }) => alt.trim() === '');
    if (unnamed) return focus(unnamed.key);
    const [wrong] = poll.draft ? problemsOf(poll.draft).keys() : [];
    if (wrong) return focus(wrong);
    const late = problemOf(when);
    if (late && !poll.isFixed) {
      setError('publishAt', { message: t(`form.when.problem.${late}`) });
      return focus('publishAt');
    }
    if (list.some(({ isFailed }) => isFailed)) return setError('root', { message: t('form.someFailed') });
    const files = list.flatMap(({ file, alt }) => (file ? [{ fileId: file._id, alt: alt.trim() }] : []));
    if (files.length < list.length) return setError('root', { message: t('form.wait') });
    const time = poll.isFixed ? {} : readWhen(when);
    const result = await submit({ text, audience, files, ...poll.read(when.when !== 'draft'), ...time });
    applyFormResult(result, setError);
    if ('fieldErrors' in result && result.fieldErrors.files) setError('root', { message: result.fieldErrors.files });
  });
  return {
    ...{ form, photos, poll, when, setWhen, isChecked, send },
    keepField: (key: string, field: HTMLElement | null) => void fields.current.set(key, field),
  };
}

/** What is said on the button that sends. */
function useSendLabel(isOut: boolean, { when }: When): string {
  const { t } = useTranslation('feeds');
  if (isOut) return t('form.save');
  if (when === 'now') return t('form.publish');
  return when === 'draft' ? t('form.saveDraft') : t('form.schedule');
}

/** Writes or changes a post. What was typed and uploaded stays when the server fails. */
export function FeedForm({ cancelHref, ...props }: FeedFormProps) {
  const { initial } = props;
  const { t } = useTranslation('feeds');
  const { form, photos, poll, when, setWhen, isChecked, send, keepField } = useDraft(props);
  const { register, setValue, clearErrors, watch, formState } = form;
  const { errors, isSubmitting } = formState;
  const sendLabel = useSendLabel(poll.isFixed, when);
  return (
    <chakra.form onSubmit={send} noValidate display="grid" gap="6">
      <Field
        label={t('form.text')}
        help={t('form.textHelp')}
        error={errors.text?.message}
        aside={`${watch('text').length}/${longestText}`}
      >
        <TextArea {...register('text')} rows={5} maxLength={longestText} />
      </Field>
      <PhotoFields photos={photos} isChecked={isChecked} keepField={keepField} />
      <PollFields poll={poll} isChecked={isChecked} hasDays={when.when !== 'draft'} keepField={keepField} />
      <AudienceField
        value={watch('audience')}
        initial={initial?.audience}
        onChange={(value) => setValue('audience', value, { shouldDirty: true })}
      />
      {!poll.isFixed && (
        <WhenField
          value={when}
          onChange={(value) => {
            setWhen(value);
            clearErrors('publishAt');
          }}
          error={errors.publishAt?.message}
          fieldRef={(field) => keepField('publishAt', field)}
        />
      )}
      <FormError message={errors.root?.message} />
      <Flex gap="3" justify="flex-end" wrap="wrap">
        <ButtonLink to={cancelHref} variant="quiet">
          {t('form.cancel')}
        </ButtonLink>
        <Button type="submit" variant="main" loading={isSubmitting}>
          {sendLabel}
        </Button>
      </Flex>
    </chakra.form>
  );
}
