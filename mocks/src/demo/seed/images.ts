import { createHash } from 'node:crypto';
import type { World } from '@fanlight/server/host';

type Images = World['ports']['images'];

/** The images port that is used while a demo is built. */
export interface ImagesAhead {
  images: Images;
  /** Starts to resize a picture before its upload. Does not wait for the result. */
  prepareAhead(picture: Blob): void;
}

const nameOf = (bytes: Uint8Array) => createHash('sha1').update(bytes).digest('hex');

/** Creates an images port that resizes pictures while the database works. */
export function createImagesAhead(images: Images): ImagesAhead {
  const ready = new Map<string, ReturnType<Images['prepare']>>();
  let sizes: Parameters<Images['prepare']>[1] | undefined;
  const begin = async (picture: Blob) => {
    // The sizes are not known before the first upload.
    if (!sizes) return;
    const bytes = new Uint8Array(await picture.arrayBuffer());
    const prepared = images.prepare(bytes, sizes);
    // The upload reports the failure. This handler only avoids an unhandled rejection.
    prepared.catch(() => undefined);
    ready.set(nameOf(bytes), prepared);
  };
  return {
    images: {
      ...images,
      prepare(bytes, requestedSizes) {
        sizes = requestedSizes;
        const name = nameOf(bytes);
        const preparation = ready.get(name);
        ready.delete(name);
        return preparation ?? images.prepare(bytes, requestedSizes);
      },
    },
    prepareAhead: (picture) => void begin(picture),
  };
}
