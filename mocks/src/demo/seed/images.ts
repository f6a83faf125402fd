import { createHash } from 'node:crypto';
import type { World } from '@fanlight/server/host';

type Images = World['ports']['images'];

/** The images port while a demo is being built. */
export interface ImagesAhead {
  images: Images;
  /** Starts resizing a picture before its upload, without waiting. */
  prepareAhead(picture: Blob): void;
}

const nameOf = (bytes: Uint8Array) => createHash('sha1').update(bytes).digest('hex');

/** Creates an images port that resizes pictures concurrently with the database's work. */
export function createImagesAhead(images: Images): ImagesAhead {
  const ready = new Map<string, ReturnType<Images['prepare']>>();
  let sizes: Parameters<Images['prepare']>[1] | undefined;
  const begin = async (picture: Blob) => {
    // The sizes are unknown until the first upload.
    if (!sizes) return;
    const bytes = new Uint8Array(await picture.arrayBuffer());
    const prepared = images.prepare(bytes, sizes);
    // The upload reports the failure; this only avoids an unhandled rejection.
    prepared.catch(() => undefined);
    ready.set(nameOf(bytes), prepared);
  };
  return {
    images: {
      ...images,
      prepare(bytes, wanted) {
        sizes = wanted;
        const name = nameOf(bytes);
        const known = ready.get(name);
        ready.delete(name);
        return known ?? images.prepare(bytes, wanted);
      },
    },
    prepareAhead: (picture) => void begin(picture),
  };
}
