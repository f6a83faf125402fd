import { createStoryAltMaxLength, createStoryTextMaxLength } from '@fanlight/sdk/bounds';
import type { Story } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { AudienceField, acceptedTypes, FormFileField, maxBytes, UploadFooter, useObjectUrl } from '../content/index.ts';
import { Box, Field, FormError, Grid, Stack, styled, Text, TextArea } from '../primitives/index.ts';
import { ProcessingNotice } from './processing-notice.tsx';
import { StoryPreview } from './story-preview.tsx';
import { type StoryDraftOptions, type StoryDraftState, useStoryDraft } from './use-story-draft.ts';

export interface StoryFormProps extends StoryDraftOptions {
  cancelHref: string;
}

/** The story as it will be, or as it is: with the selected file, or with the published one. */
function Preview({ draft, story }: { draft: StoryDraftState; story: Story | undefined }) {
  const { file } = draft.files.files;
  const selectedUrl = useObjectUrl(file);
  const words = { text: draft.form.watch('text'), alt: draft.form.watch('alt') };
  if (!story) {
    const selected = file && selectedUrl ? { isVideo: !file.type.startsWith('image/'), src: selectedUrl } : undefined;
    return <StoryPreview file={selected} {...words} onDuration={draft.onDuration} />;
  }
  const { type, url, thumbnailUrl } = story.file;
  const stored = url ? { isVideo: type === 'story-video', src: url, poster: thumbnailUrl } : undefined;
  return (
    <StoryPreview file={stored} {...words}>
      <ProcessingNotice story={story} />
    </StoryPreview>
  );
}

/** The field for the file of a new story, or the reason why that of a published story cannot be changed. */
function FileOrReason({ draft, story }: { draft: StoryDraftState; story: Story | undefined }) {
  const { t } = useTranslation('myStories');
  if (!story)
    return (
      <FormFileField
        name="file"
        files={draft.files}
        label={t('form.file')}
        help={t('form.fileHelp')}
        accept={acceptedTypes.story}
        maxBytes={maxBytes.story}
        takesPastesOfForm
      />
    );
  const isFailed = story.file.status === 'failed';
  return (
    <Box p="4" borderRadius="control" bg="bg.raised">
      {!isFailed && <Text fontWeight="semibold">{t('form.fixedTitle')}</Text>}
      <Text tone={isFailed ? 'danger' : 'muted'}>{isFailed ? t('form.failedText') : t('form.fixedText')}</Text>
    </Box>
  );
}

/** The form that creates or edits a story. After an error of the server it keeps its input and its file. */
export function StoryForm({ cancelHref, ...options }: StoryFormProps) {
  const { t } = useTranslation('myStories');
  const draft = useStoryDraft(options);
  const { initial } = options;
  const { form, files } = draft;
  const { errors, isSubmitting } = form.formState;
  return (
    <styled.form onSubmit={draft.send} noValidate display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 240px' }}
        gridTemplateRows={{ md: 'auto 1fr' }}
        gap="6"
      >
        <FileOrReason draft={draft} story={initial} />
        <Box gridColumn={{ md: '2' }} gridRow={{ md: '1 / span 2' }}>
          <Preview draft={draft} story={initial} />
        </Box>
        <Stack gap="6">
          <Field
            label={t('form.text')}
            help={t('form.textHelp')}
            error={errors.text?.message}
            aside={`${form.watch('text').length}/${createStoryTextMaxLength}`}
            optional
          >
            <TextArea {...draft.text} rows={3} maxLength={createStoryTextMaxLength} />
          </Field>
          <Field
            label={t('form.alt')}
            help={t('form.altHelp')}
            error={errors.alt?.message}
            aside={`${form.watch('alt').length}/${createStoryAltMaxLength}`}
            optional
          >
            <TextArea {...draft.alt} rows={2} maxLength={createStoryAltMaxLength} />
          </Field>
        </Stack>
      </Grid>
      <AudienceField {...draft.audience} />
      <FormError message={errors.root?.message} />
      <UploadFooter
        progress={files.progress}
        onCancelUpload={files.cancel}
        cancelHref={cancelHref}
        submitLabel={initial ? t('form.save') : t('form.publish')}
        isSubmitting={isSubmitting}
      />
    </styled.form>
  );
}
