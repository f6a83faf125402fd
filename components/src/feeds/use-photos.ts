import type { FeedFile } from '@fanlight/sdk/models';
import { useEffect, useRef, useState } from 'react';
import { type DraftPhoto, movePhoto, withPhoto } from './photo-list.ts';

/** Uploads a photo; hears how much of it is sent, 0 to 1; can be cancelled. */
export type UploadPhoto = (
  file: File,
  onProgress: (fraction: number) => void,
  signal: AbortSignal,
) => Promise<FeedFile>;

const draftOf = (file: FeedFile): DraftPhoto => ({ key: file._id, name: file.alt, alt: file.alt, file });

/** The photos of a draft and what can be done with them. Uploads begin as soon as a photo is added. */
export function usePhotos(initial: readonly FeedFile[], upload: UploadPhoto) {
  const [photos, setPhotos] = useState<DraftPhoto[]>(() => initial.map(draftOf));
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

  const change = (key: string, changes: Partial<DraftPhoto>) => setPhotos((list) => withPhoto(list, key, changes));
  const send = async (key: string, source: File) => {
    const cancel = new AbortController();
    cancels.current.set(key, cancel);
    change(key, { isFailed: false, progress: 0 });
    try {
      const file = await upload(source, (progress) => change(key, { progress }), cancel.signal);
      setPhotos((list) =>
        list.map((photo) => {
          if (photo.key !== key) return photo;
          const { progress: _sent, source: _source, ...rest } = photo;
          return { ...rest, file };
        }),
      );
    } catch {
      if (!cancel.signal.aborted) change(key, { isFailed: true });
    }
    cancels.current.delete(key);
  };
  return {
    photos,
    add(files: File[]) {
      for (const source of files) {
        nextKey.current += 1;
        const key = `new-${nextKey.current}`;
        const localUrl = URL.createObjectURL(source);
        localUrls.current.add(localUrl);
        const photo = { key, name: source.name, alt: '', source, localUrl };
        setPhotos((list) => [...list, photo]);
        void send(key, source);
      }
    },
    retry(photo: DraftPhoto) {
      if (photo.source) void send(photo.key, photo.source);
    },
    remove(key: string) {
      cancels.current.get(key)?.abort();
      setPhotos((list) => list.filter((photo) => photo.key !== key));
    },
    describe: (photo: DraftPhoto, alt: string) => change(photo.key, { alt }),
    move: (photo: DraftPhoto, by: -1 | 1) => setPhotos((list) => movePhoto(list, photo.key, by)),
  };
}
