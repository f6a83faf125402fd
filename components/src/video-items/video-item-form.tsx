import { uploadVideoTitleMaxLength } from '@fanlight/sdk/bounds';
import { useTranslation } from 'react-i18next';
import { AudienceField, type Complete, CompletingTextArea, UploadFooter } from '../content/index.ts';
import { Field, FormError, styled, TextInput } from '../primitives/index.ts';
import { videoItemKinds } from './kinds.ts';
import { useVideoItemDraft, type VideoItemDraftOptions } from './use-video-item-draft.ts';
import { VideoItemFormFiles, type VideoItemFormFilesProps } from './video-item-form-files.tsx';

export interface VideoItemFormProps extends VideoItemDraftOptions, Pick<VideoItemFormFilesProps, 'onRemoveFile'> {
  cancelHref: string;
  /** Completes hashtags and mentions. */
  complete?: Complete;
}

/** The form that creates or edits a video or a reel. After an error of the server it keeps its input and its files. */
export function VideoItemForm({ cancelHref, complete, onRemoveFile, ...options }: VideoItemFormProps) {
  const { t } = useTranslation('studio');
  const draft = useVideoItemDraft(options);
  const { kind, initial } = options;
  const { text } = videoItemKinds[kind];
  const { form, files } = draft;
  const { errors, isSubmitting } = form.formState;
  return (
    <styled.form onSubmit={draft.send} noValidate display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
      {draft.title && (
        <Field
          label={t('form.name')}
          error={errors.title?.message}
          aside={`${form.watch('title').length}/${uploadVideoTitleMaxLength}`}
        >
          <TextInput {...draft.title} maxLength={uploadVideoTitleMaxLength} autoComplete="off" />
        </Field>
      )}
      <VideoItemFormFiles kind={kind} draft={draft} item={initial} {...(onRemoveFile && { onRemoveFile })} />
      <Field
        label={t(`form.text.${kind}`)}
        help={t('form.textHelp')}
        error={errors[text.name]?.message}
        aside={`${form.watch(text.name).length}/${text.maxLength}`}
        optional
      >
        <CompletingTextArea {...draft.text} rows={5} maxLength={text.maxLength} complete={complete} />
      </Field>
      <AudienceField {...draft.audience} />
      <FormError message={errors.root?.message} />
      <UploadFooter
        progress={files.progress}
        onCancelUpload={files.cancel}
        cancelHref={cancelHref}
        submitLabel={initial ? t('form.save') : t(`form.publish.${kind}`)}
        isSubmitting={isSubmitting}
      />
    </styled.form>
  );
}
