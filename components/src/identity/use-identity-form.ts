import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormFiles } from '../content/index.ts';
import type { FormResult } from '../primitives/index.ts';
import { type DocumentType, documentTypes, type IdentityValues } from './identity-values.ts';

/**
 * Sends a form with its documents.
 *
 * @param onProgress - receives the fraction of the bytes that were uploaded, from 0 to 1
 * @param signal - aborts the upload; the result is then ignored
 */
export type SubmitWithDocuments<Values> = (
  values: Values & Record<DocumentType, File>,
  onProgress: (fraction: number) => void,
  signal: AbortSignal,
) => Promise<FormResult<Extract<keyof Values, string> | DocumentType>>;

/** Returns the document fields of a form with {@link IdentityValues}, and its submit handler. */
export function useIdentityForm<Values extends IdentityValues>(
  form: UseFormReturn<Values>,
  submit: SubmitWithDocuments<Values>,
) {
  const { t } = useTranslation('identity');
  const files = useFormFiles(form, documentTypes);
  const { identity, portrait } = files.files;
  const missing = t('documents.missing');
  const checkFiles = (shouldFocus: boolean) =>
    files.showErrors({ ...(!identity && { identity: missing }), ...(!portrait && { portrait: missing }) }, shouldFocus);
  const save = async (values: Values) => {
    if (!checkFiles(true) || !identity || !portrait) return;
    await files.submit((onProgress, signal) => submit({ ...values, identity, portrait }, onProgress, signal));
  };
  return {
    files,
    /** Submits the form. Its errors and those of the documents are shown together, and the first one gets the focus. */
    send: form.handleSubmit(save, () => void checkFiles(false)),
  };
}
