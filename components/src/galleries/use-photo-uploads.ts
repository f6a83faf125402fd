import type { PhotoUpload } from '@fanlight/sdk/models';
import { useEffect, useRef, useState } from 'react';
import { useStableHandlers } from '../primitives/index.ts';

/** A photo that is selected for the upload. */
export interface SelectedPhoto {
  key: string;
  source: File;
  /** The URL of a local preview. */
  localUrl: string;
  text: string;
  alt: string;
  /** `refused`: the server does not accept the file, so another try would fail, too. */
  status: 'waiting' | 'uploading' | 'uploaded' | 'cancelled' | 'failed' | 'refused';
  /** The progress of the upload from 0 to 1. */
  progress: number;
  /** The error message of a failed upload. */
  failure?: string;
}

/** The fields that all photos of one upload share. */
export type PhotoPlace = Pick<PhotoUpload, 'audience' | 'galleryId'>;

/** The result of an upload: the message of its failure, if it failed. */
export type PhotoUploadResult = { ok: true } | { ok: false; message: string; isRefused: boolean };

/**
 * Uploads a photo. The signal aborts the upload; the result is then ignored.
 *
 * @param onProgress - receives the fraction of the bytes that were uploaded, from 0 to 1
 */
export type UploadPhoto = (
  photo: PhotoUpload,
  onProgress: (fraction: number) => void,
  signal: AbortSignal,
) => Promise<PhotoUploadResult>;

/** Whether the upload of a photo can be tried, or tried again. */
export const isSendable = ({ status }: SelectedPhoto): boolean =>
  status === 'waiting' || status === 'cancelled' || status === 'failed';

/**
 * Returns the selected photos, and the callbacks that change and upload them.
 *
 * @param upload - uploads one photo
 * @param onAllUploaded - called when every photo of the list is uploaded, with their number and their place
 */
export function usePhotoUploads(upload: UploadPhoto, onAllUploaded: (count: number, place: PhotoPlace) => void) {
  const [photos, setPhotos] = useState<readonly SelectedPhoto[]>([]);
  const [isSending, setSending] = useState(false);
  const handlers = useStableHandlers({ upload, onAllUploaded });
  // The upload of one photo may outlast changes of the next ones.
  const latest = useRef(photos);
  const place = useRef<PhotoPlace>({ audience: 'public' });
  const isRunning = useRef(false);
  const sending = useRef<{ key: string; controller: AbortController }>(undefined);
  const localUrls = useRef(new Set<string>());
  const nextKey = useRef(0);
  useEffect(() => {
    const shown = localUrls.current;
    return () => {
      // Without photos, the loop below stops after the upload that is aborted.
      latest.current = [];
      sending.current?.controller.abort();
      for (const url of shown) URL.revokeObjectURL(url);
    };
  }, []);

  const write = (next: readonly SelectedPhoto[]) => {
    latest.current = next;
    setPhotos(next);
  };
  const change = (key: string, changes: Partial<SelectedPhoto>) =>
    write(latest.current.map((photo) => (photo.key === key ? { ...photo, ...changes } : photo)));
  const finishIfUploaded = () => {
    const { length } = latest.current;
    if (length > 0 && latest.current.every(({ status }) => status === 'uploaded'))
      handlers.onAllUploaded(length, place.current);
  };
  const sendOne = async ({ key, source, text, alt }: SelectedPhoto) => {
    const controller = new AbortController();
    sending.current = { key, controller };
    change(key, { status: 'uploading', progress: 0 });
    const body = { photo: source, text: text.trim(), alt: alt.trim(), ...place.current };
    const onProgress = (progress: number) => !controller.signal.aborted && change(key, { progress });
    const result = await handlers.upload(body, onProgress, controller.signal);
    sending.current = undefined;
    if (controller.signal.aborted) return;
    if (result.ok) change(key, { status: 'uploaded' });
    else change(key, { status: result.isRefused ? 'refused' : 'failed', failure: result.message });
  };
  /** Uploads the waiting photos one after the other, so that a gallery keeps their order. */
  const run = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setSending(true);
    const next = () => latest.current.find(({ status }) => status === 'waiting');
    for (let photo = next(); photo; photo = next()) await sendOne(photo);
    isRunning.current = false;
    setSending(false);
    finishIfUploaded();
  };
  return {
    photos,
    isSending,
    add(sources: File[]) {
      const added = sources.map((source): SelectedPhoto => {
        nextKey.current += 1;
        const localUrl = URL.createObjectURL(source);
        localUrls.current.add(localUrl);
        return { key: `photo-${nextKey.current}`, source, localUrl, text: '', alt: '', status: 'waiting', progress: 0 };
      });
      write([...latest.current, ...added]);
    },
    describe: (key: string, texts: Partial<Pick<SelectedPhoto, 'text' | 'alt'>>) => change(key, texts),
    /** Aborts the upload of a photo, which stays in the list. */
    cancel(key: string) {
      if (sending.current?.key !== key) return;
      sending.current.controller.abort();
      change(key, { status: 'cancelled' });
    },
    remove(key: string) {
      write(latest.current.filter((photo) => photo.key !== key));
      if (!isRunning.current) finishIfUploaded();
    },
    /** Uploads a photo again. */
    retry(key: string, to: PhotoPlace) {
      place.current = to;
      change(key, { status: 'waiting' });
      void run();
    },
    /** Uploads all photos that are not uploaded or refused. */
    send(to: PhotoPlace) {
      place.current = to;
      write(latest.current.map((photo) => (isSendable(photo) ? { ...photo, status: 'waiting' } : photo)));
      void run();
    },
  };
}
