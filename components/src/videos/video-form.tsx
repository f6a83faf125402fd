import { uploadVideoDescriptionMaxLength, uploadVideoTitleMaxLength } from '@fanlight/sdk/bounds';
import { useTranslation } from 'react-i18next';
import { AudienceField, UploadFooter } from '../content/index.ts';
import { Field, FormError, styled, TextArea, TextInput } from '../primitives/index.ts';
import { useVideoDraft, type VideoDraftOptions } from './use-video-draft.ts';
import { VideoFormFiles, type VideoFormFilesProps } from './video-form-files.tsx';

export interface VideoFormProps extends VideoDraftOptions, Pick<VideoFormFilesProps, 'onRemoveFile'> {
  cancelHref: string;
}

/** The form that creates or edits a video. After an error of the server it keeps its input and its files. */
export function VideoForm({ cancelHref, onRemoveFile, ...options }: VideoFormProps) {
  const { t } = useTranslation('studio');
  const draft = useVideoDraft(options);
  const { initial } = options;
  const { form, files } = draft;
  const { errors, isSubmitting } = form.formState;
  return (
    <styled.form onSubmit={draft.send} noValidate display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
      <Field
        label={t('form.name')}
        error={errors.title?.message}
        aside={`${form.watch('title').length}/${uploadVideoTitleMaxLength}`}
      >
        <TextInput {...draft.title} maxLength={uploadVideoTitleMaxLength} autoComplete="off" />
      </Field>
      <VideoFormFiles draft={draft} video={initial} {...(onRemoveFile && { onRemoveFile })} />
      <Field
        label={t('form.description')}
        help={t('form.descriptionHelp')}
        error={errors.description?.message}
        aside={`${form.watch('description').length}/${uploadVideoDescriptionMaxLength}`}
        optional
      >
        <TextArea {...draft.description} rows={5} maxLength={uploadVideoDescriptionMaxLength} />
      </Field>
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
