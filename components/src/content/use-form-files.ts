import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { applyFormResult, type FormResult } from '../primitives/index.ts';

/** Sends a form, reports the fraction of the bytes that were uploaded, and stops if the signal is aborted. */
type Send<Field extends string> = (
  onProgress: (fraction: number) => void,
  signal: AbortSignal,
) => Promise<FormResult<Field>>;

/**
 * Returns the files of a form that sends them in one request with its other fields, the progress of that request, and
 * the errors of the files, which React Hook Form does not know.
 *
 * @param names - the fields that are files, in the order in which the request contains them
 */
export function useFormFiles<Name extends string, Values extends FieldValues>(
  { setError, clearErrors }: Pick<UseFormReturn<Values>, 'setError' | 'clearErrors'>,
  names: readonly Name[],
) {
  const { t } = useTranslation('content');
  const [files, setFiles] = useState<Partial<Record<Name, File>>>({});
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const [progress, setProgress] = useState<number>();
  const fields = useRef<Partial<Record<Name, HTMLElement | null>>>({});
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);
  // Once everything is sent, the server may already have saved the item.
  const isSent = progress !== undefined && progress >= 1;
  const cancel = () => {
    if (progress !== undefined && !isSent) sending.current?.abort();
  };
  const sizeOf = (name: Name) => files[name]?.size ?? 0;
  const total = names.reduce((sum, name) => sum + sizeOf(name), 0);
  const hasFiles = names.some((name) => files[name]);
  const showErrors = (shown: Partial<Record<Name, string>>, shouldFocus: boolean): boolean => {
    setErrors(shown);
    const first = names.find((name) => shown[name]);
    if (first && shouldFocus) fields.current[first]?.focus();
    return first === undefined;
  };
  const showResult = (result: FormResult) => {
    if (!('fieldErrors' in result)) return void applyFormResult(result, setError);
    // React Hook Form does not know the files. Their errors would prevent the next attempt.
    const isOfFile = ([name]: [string, unknown]) => names.some((each) => each === name);
    const all = Object.entries(result.fieldErrors);
    const others = all.filter((entry) => !isOfFile(entry));
    applyFormResult({ fieldErrors: Object.fromEntries(others) }, setError);
    showErrors(Object.fromEntries(all.filter(isOfFile)) as typeof errors, others.length === 0);
  };
  return {
    files,
    errors,
    progress,
    cancel,
    hasFiles,
    /** Returns the progress of one file. Undefined while nothing is sent, and while the server checks the files. */
    progressOf(name: Name): number | undefined {
      if (progress === undefined || isSent) return undefined;
      const before = names.slice(0, names.indexOf(name)).reduce((sum, other) => sum + sizeOf(other), 0);
      return Math.min(1, Math.max(0, (progress * total - before) / Math.max(1, sizeOf(name))));
    },
    setFile(name: Name, file: File | undefined) {
      if (isSent) return;
      cancel();
      setFiles(({ [name]: _before, ...rest }) => ({ ...rest, ...(file && { [name]: file }) }) as typeof files);
      setErrors(({ [name]: _error, ...rest }) => rest as typeof errors);
      clearErrors('root');
    },
    /** Shows errors of files, and focuses the first of them if required. Returns true if there are none. */
    showErrors,
    /** Sends the form, unless it is being sent, and shows the errors of the result or that it was cancelled. */
    async submit<Field extends string>(send: Send<Field | Name>): Promise<void> {
      // The Enter key submits a form although its button is busy.
      if (sending.current) return;
      const controller = new AbortController();
      sending.current = controller;
      if (hasFiles) setProgress(0);
      const result = await send((fraction) => hasFiles && setProgress(fraction), controller.signal);
      sending.current = undefined;
      setProgress(undefined);
      if (controller.signal.aborted) setError('root', { message: t('upload.cancelled') });
      else showResult(result);
    },
    registerFile(name: Name, field: HTMLElement | null) {
      fields.current[name] = field;
    },
  };
}

export type FormFilesState<Name extends string> = ReturnType<typeof useFormFiles<Name, FieldValues>>;
