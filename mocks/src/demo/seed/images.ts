import { createHash } from 'node:crypto';
import type { World } from '@fanlight/server/host';

type Images = World['ports']['images'];

/** The images port during the creation of a demo. */
export interface ImagesAhead {
  images: Images;
  /** Starts the work that the engine requests after the upload. Does not wait. */
  prepareAhead(picture: Blob): void;
}

const nameOf = (bytes: Uint8Array) => createHash('sha1').update(bytes).digest('hex');

/** Makes the sizes of pictures while the database is at work, which keeps the other core busy. */
export function createImagesAhead(images: Images): ImagesAhead {
  const ready = new Map<string, ReturnType<Images['prepare']>>();
  let sizes: Parameters<Images['prepare']>[1] | undefined;
  const begin = async (picture: Blob) => {
    // The first upload determines the requested sizes.
    if (!sizes) return;
    const bytes = new Uint8Array(await picture.arrayBuffer());
    const prepared = images.prepare(bytes, sizes);
    // The upload that needs it reports the failure.
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
