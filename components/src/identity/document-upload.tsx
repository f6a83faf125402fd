import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { acceptedTypes, FormFileField, maxBytes, UploadFooter, useFormFiles } from '../content/index.ts';
import { FormError, type FormResult, styled } from '../primitives/index.ts';
import type { DocumentType } from './identity-values.ts';

export interface DocumentUploadProps {
  type: DocumentType;
  /**
   * Replaces the document of this type.
   *
   * @param onProgress - receives the fraction of the bytes that were uploaded, from 0 to 1
   * @param signal - aborts the upload; the result is then ignored
   */
  submit: (
    type: DocumentType,
    document: File,
    onProgress: (fraction: number) => void,
    signal: AbortSignal,
  ) => Promise<FormResult<'document'>>;
}

const fileNames = ['document'] as const;

/** The form that uploads one identity document again. */
export function DocumentUpload({ type, submit }: DocumentUploadProps) {
  const { t } = useTranslation('identity');
  const form = useForm();
  const files = useFormFiles(form, fileNames);
  const { document } = files.files;
  const send = async () => {
    if (!files.showErrors(document ? {} : { document: t('documents.missing') }, true) || !document) return;
    await files.submit((onProgress, signal) => submit(type, document, onProgress, signal));
  };
  return (
    <styled.form onSubmit={form.handleSubmit(send)} noValidate display="grid" gap="4">
      <FormFileField
        name="document"
        files={files}
        label={t(`documents.${type}`)}
        help={t(`documents.${type}Help`)}
        accept={acceptedTypes.document}
        maxBytes={maxBytes.document}
      />
      <FormError message={form.formState.errors.root?.message} />
      <UploadFooter
        progress={files.progress}
        onCancelUpload={files.cancel}
        submitLabel={t('review.upload')}
        isSubmitting={form.formState.isSubmitting}
      />
    </styled.form>
  );
}
