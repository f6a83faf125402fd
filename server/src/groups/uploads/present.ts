import type { Upload } from '@fanlight/sdk/models';
import type { UploadRow } from './store.ts';

/** Presents an upload. */
export function toUpload({ id, kind, fileName, size, offset, expiresAt, createdAt }: UploadRow): Upload {
  return {
    _id: id,
    kind,
    fileName,
    size,
    offset,
    isFinished: offset === size,
    expiresAt: expiresAt.toISOString(),
    createdAt: createdAt.toISOString(),
  };
}
