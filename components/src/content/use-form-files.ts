import { useEffect, useRef, useState } from 'react';

/** Sends a form, reports the fraction of the bytes that were uploaded, and stops if the signal is aborted. */
type Send<Result> = (onProgress: (fraction: number) => void, signal: AbortSignal) => Promise<Result>;

/**
 * Returns the files of a form that sends them in one request with its other fields, the progress of that request, and
 * the errors of the files, which React Hook Form does not know.
 *
 * @param names - the fields that are files, in the order in which the request contains them
 */
export function useFormFiles<Name extends string>(names: readonly Name[]) {
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
  return {
    files,
    errors,
    progress,
    cancel,
    hasFiles: total > 0 || names.some((name) => files[name]),
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
    },
    /** Shows errors of files, and focuses the first of them if required. Returns true if there are none. */
    showErrors(shown: Partial<Record<Name, string>>, shouldFocus: boolean): boolean {
      setErrors(shown);
      const first = names.find((name) => shown[name]);
      if (first && shouldFocus) fields.current[first]?.focus();
      return first === undefined;
    },
    /** Sends the form, unless it is being sent. Returns null if it was not sent, and `'cancelled'` after `cancel`. */
    async send<Result>(request: Send<Result>): Promise<Result | 'cancelled' | null> {
      // The Enter key submits a form although its button is busy.
      if (sending.current) return null;
      const controller = new AbortController();
      sending.current = controller;
      const hasFiles = names.some((name) => files[name]);
      if (hasFiles) setProgress(0);
      const result = await request((fraction) => hasFiles && setProgress(fraction), controller.signal);
      sending.current = undefined;
      setProgress(undefined);
      return controller.signal.aborted ? 'cancelled' : result;
    },
    isSending: () => sending.current !== undefined,
    registerFile(name: Name, field: HTMLElement | null) {
      fields.current[name] = field;
    },
  };
}

export type FormFilesState<Name extends string> = ReturnType<typeof useFormFiles<Name>>;
