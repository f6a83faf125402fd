import type { FeedFile } from '@fanlight/sdk/models';
import { useEffect, useRef, useState } from 'react';
import { type DraftFile, draftFileOf, FileRefused, kindOf, moveFile, withFile } from './draft-files.ts';

/**
 * Uploads a file and reports the progress from 0 to 1. The signal aborts the upload. Rejects with an error whose message
 * is shown, and with {@link FileRefused} if another try would fail, too.
 */
export type UploadFeedFile = (
  file: File,
  onProgress: (fraction: number) => void,
  signal: AbortSignal,
) => Promise<FeedFile>;

/** Returns the files of a draft, and the callbacks that change them. Adding a file starts its upload. */
export function useDraftFiles(initial: readonly FeedFile[], upload: UploadFeedFile) {
  const [files, setFiles] = useState<DraftFile[]>(() => initial.map(draftFileOf));
  const cancels = useRef(new Map<string, AbortController>());
  const localUrls = useRef(new Set<string>());
  const nextKey = useRef(0);
  useEffect(() => {
    const [open, shown] = [cancels.current, localUrls.current];
    return () => {
      for (const cancel of open.values()) cancel.abort();
      for (const url of shown) URL.revokeObjectURL(url);
    };
  }, []);

  const change = (key: string, changes: Partial<DraftFile>) => setFiles((list) => withFile(list, key, changes));
  const send = async (key: string, source: File) => {
    const cancel = new AbortController();
    cancels.current.set(key, cancel);
    change(key, { isFailed: false, progress: 0 });
    try {
      const file = await upload(source, (progress) => change(key, { progress }), cancel.signal);
      setFiles((list) =>
        list.map((one) => {
          if (one.key !== key) return one;
          const { progress: _sent, source: _source, ...rest } = one;
          return { ...rest, file };
        }),
      );
    } catch (error) {
      const failure = error instanceof Error && error.message ? { failure: error.message } : {};
      if (!cancel.signal.aborted) change(key, { isFailed: true, isRefused: error instanceof FileRefused, ...failure });
    }
    cancels.current.delete(key);
  };
  const localUrlOf = (source: File) => {
    const url = URL.createObjectURL(source);
    localUrls.current.add(url);
    return url;
  };
  return {
    files,
    add(sources: File[]) {
      for (const source of sources) {
        nextKey.current += 1;
        const key = `new-${nextKey.current}`;
        const kind = kindOf(source);
        const preview = kind === 'photo' ? { localUrl: localUrlOf(source) } : {};
        setFiles((list) => [...list, { key, kind, name: source.name, alt: '', source, ...preview }]);
        void send(key, source);
      }
    },
    /** Adds files of the media library, which are not uploaded again. */
    addReady(ready: readonly FeedFile[]) {
      setFiles((list) => [...list, ...ready.map(draftFileOf)]);
    },
    retry(file: DraftFile) {
      if (file.source) void send(file.key, file.source);
    },
    remove(key: string) {
      cancels.current.get(key)?.abort();
      setFiles((list) => list.filter((file) => file.key !== key));
    },
    describe: (file: DraftFile, alt: string) => change(file.key, { alt }),
    move: (file: DraftFile, by: number) => setFiles((list) => moveFile(list, file.key, by)),
  };
}

export type DraftFilesState = ReturnType<typeof useDraftFiles>;
