import { createFeedTextMaxLength } from '@fanlight/sdk/bounds';
import type { FileProcessing } from '@fanlight/sdk/models';
import { Eye } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AudienceField, type Complete, CompletingTextArea, FormFooter } from '../content/index.ts';
import { Box, Button, ButtonLink, Field, FormError, styled, Text } from '../primitives/index.ts';
import type { Plan } from './calendar/plan.ts';
import { DraftState } from './draft-state.tsx';
import { ExpiryField } from './expiry-field.tsx';
import { type ChooseFiles, FileFields, SingleFileField } from './file-fields.tsx';
import { PollFields } from './poll-fields.tsx';
import type { PreviewAuthor, PreviewedPost } from './preview-as.ts';
import { type Publication, PublicationField } from './publication-field.tsx';
import { type FeedDraftOptions, useFeedDraft } from './use-feed-draft.ts';

/** Loaded with the first preview, because the form is at the limit of its size. */
const PostPreview = lazy(() => import('./post-preview.tsx').then((module) => ({ default: module.PostPreview })));

const nothingProcessed: ReadonlyMap<string, FileProcessing> = new Map();

export interface FeedFormProps extends FeedDraftOptions, PreviewAuthor {
  cancelHref: string;
  /** Opens the media library. */
  chooseFiles: ChooseFiles;
  /** Completes hashtags and mentions. */
  complete?: Complete;
  /** The posts that are planned already, which the calendar of the publication shows. */
  plan?: Plan;
  /** The processing states of files on the server, by file id. */
  processing?: ReadonlyMap<string, FileProcessing>;
}

/** Returns the label of the submit button, which depends on the time of publication. */
function useSendLabel(isPublished: boolean, { timing }: Publication): string {
  const { t } = useTranslation('feeds');
  if (isPublished) return t('form.save');
  if (timing === 'now') return t('form.publish');
  return timing === 'draft' ? t('form.saveDraft') : t('form.schedule');
}

/** The form that creates or edits a post. After an error of the server it keeps its input and its uploads. */
export function FeedForm({
  cancelHref,
  chooseFiles,
  author,
  subscriptionPrice,
  complete,
  plan,
  processing = nothingProcessed,
  ...options
}: FeedFormProps) {
  const { t } = useTranslation('feeds');
  // Undefined until the preview is opened for the first time.
  const [preview, setPreview] = useState<PreviewedPost | null>();
  const state = useFeedDraft(options);
  const {
    form,
    draft,
    thumbnail,
    teaser,
    poll,
    publication,
    setPublication,
    expiry,
    setExpiry,
    isChecked,
    autosave,
    send,
    registerField,
    isEmpty,
    isUploading,
    isRestored,
    readPreview,
  } = state;
  const { register, setValue, clearErrors, watch, formState } = form;
  const { errors, isSubmitting } = formState;
  const sendLabel = useSendLabel(poll.isFixed, publication);
  const audience = watch('audience');
  return (
    <styled.form onSubmit={send} noValidate display="grid" gap="6">
      {isRestored && (
        <Text role="status" size="sm" tone="muted">
          {t('form.draft.restored')}
        </Text>
      )}
      <Field
        label={t('form.text')}
        help={t('form.textHelp')}
        error={errors.text?.message}
        aside={`${watch('text').length}/${createFeedTextMaxLength}`}
      >
        <CompletingTextArea {...register('text')} rows={5} maxLength={createFeedTextMaxLength} complete={complete} />
      </Field>
      <FileFields draft={draft} choose={chooseFiles} processing={processing} />
      <PollFields
        poll={poll}
        isChecked={isChecked}
        hasDays={publication.timing !== 'draft'}
        registerField={registerField}
      />
      <AudienceField
        value={audience}
        onChange={(value) => setValue('audience', value, { shouldDirty: true })}
        price={{
          value: watch('price'),
          onChange: (value) => {
            setValue('price', value, { shouldDirty: true });
            clearErrors('price');
          },
          error: errors.price?.message,
          ref: (field) => registerField('price', field),
        }}
      />
      {draft.files.length > 0 && <SingleFileField which="thumbnail" state={thumbnail} />}
      {(audience !== 'public' || teaser.picked) && <SingleFileField which="teaser" state={teaser} />}
      {!poll.isFixed && (
        <PublicationField
          value={publication}
          onChange={(value) => {
            setPublication(value);
            // The publication decides which times of the expiry are valid.
            clearErrors(['publishAt', 'expiresAt']);
          }}
          error={errors.publishAt?.message}
          fieldRef={(field) => registerField('publishAt', field)}
          plan={plan}
        />
      )}
      <ExpiryField
        value={expiry}
        onChange={(value) => {
          setExpiry(value);
          clearErrors('expiresAt');
        }}
        error={errors.expiresAt?.message}
        fieldRef={(field) => registerField('expiresAt', field)}
      />
      <FormError message={errors.root?.message} />
      <FormFooter>
        {options.save && (
          <DraftState state={autosave.state} isWaiting={autosave.isWaiting} onRetry={() => void autosave.flush()} />
        )}
        {/* On phones the back link of the page's header does the same. */}
        <Box display={{ base: 'none', md: 'block' }}>
          <ButtonLink to={cancelHref} variant="quiet">
            {t('form.cancel')}
          </ButtonLink>
        </Box>
        <Button variant="outline" icon={Eye} onClick={() => setPreview(readPreview())}>
          {t('form.preview.open')}
        </Button>
        {/* Not disabled in an empty form, because a press then says what is missing. */}
        <Button type="submit" variant={isEmpty ? 'quiet' : 'main'} loading={isSubmitting}>
          {sendLabel}
        </Button>
      </FormFooter>
      {preview !== undefined && (
        <Suspense fallback={null}>
          <PostPreview
            post={preview}
            author={author}
            subscriptionPrice={subscriptionPrice}
            isUploading={isUploading}
            onClose={() => setPreview(null)}
          />
        </Suspense>
      )}
    </styled.form>
  );
}
