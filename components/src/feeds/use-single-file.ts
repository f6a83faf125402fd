import { useEffect, useRef, useState } from 'react';
import type { PickedFile } from '../primitives/file-picker/index.ts';
import type { UploadFeedFile } from './use-draft-files.ts';

/** Returns the state of a field for one file (thumbnail or teaser). Selecting a file starts its upload. */
export function useSingleFile(initial: PickedFile | null, upload: UploadFeedFile) {
  const [picked, setPicked] = useState(initial);
  /** The file id to send. Null removes the file, and undefined keeps the current file. */
  const [value, setValue] = useState<string | null>();
  const cancel = useRef<AbortController>(undefined);
  const source = useRef<File>(undefined);
  const localUrl = useRef('');
  useEffect(
    () => () => {
      cancel.current?.abort();
      URL.revokeObjectURL(localUrl.current);
    },
    [],
  );
  const send = async (file: File) => {
    cancel.current?.abort();
    const controller = new AbortController();
    cancel.current = controller;
    source.current = file;
    URL.revokeObjectURL(localUrl.current);
    localUrl.current = file.type.startsWith('image/') ? URL.createObjectURL(file) : '';
    const base = { id: file.name, name: file.name, ...(localUrl.current && { previewUrl: localUrl.current }) };
    setPicked({ ...base, status: 'uploading', progress: 0 });
    try {
      const onProgress = (progress: number) => setPicked({ ...base, status: 'uploading', progress });
      const { _id, thumbnails } = await upload(file, onProgress, controller.signal);
      const [picture] = thumbnails;
      setPicked({ ...base, id: _id, status: 'done', ...(picture && { previewUrl: picture }) });
      setValue(_id);
    } catch (error) {
      if (controller.signal.aborted) return;
      const text = error instanceof Error && error.message ? { error: error.message } : {};
      setPicked({ ...base, status: 'failed', ...text });
    }
  };
  return {
    picked,
    value,
    isUploading: picked?.status === 'uploading',
    isFailed: picked?.status === 'failed',
    add: ([file]: File[]) => void (file && send(file)),
    retry: () => void (source.current && send(source.current)),
    remove() {
      cancel.current?.abort();
      setPicked(null);
      setValue(initial ? null : undefined);
    },
  };
}

export type SingleFileState = ReturnType<typeof useSingleFile>;
