import type { LibraryFile, LibraryFileKind } from '@fanlight/sdk/models';
import type { Ports } from '../../ports/index.ts';
import { expiryOfLibraryFile } from './cleaning.ts';
import { fileUrl } from './pictures.ts';
import type { FileRow } from './rules.ts';
import type { FileUse } from './uses.ts';

const kindOf: Partial<Record<FileRow['kind'], LibraryFileKind>> = { picture: 'photo', video: 'video', audio: 'audio' };

/** Presents a file of the media library to its performer. */
export function toLibraryFile(ports: Ports, file: FileRow, uses: FileUse[]): LibraryFile {
  const isReady = file.status === 'ready';
  return {
    _id: file.id,
    kind: kindOf[file.kind] ?? 'photo',
    name: file.fileName,
    status: file.status,
    reason: file.reason,
    size: file.originalBytes,
    url: isReady ? fileUrl(ports, file.id, 'display') : null,
    thumbnailUrl: isReady && file.thumbnailBytes > 0 ? fileUrl(ports, file.id, 'thumbnail') : null,
    preview: file.preview || null,
    width: file.width,
    height: file.height,
    duration: file.kind === 'picture' ? null : file.duration,
    uses: uses.map(({ objectType, objectId, title, isDeleted }) => ({ objectType, objectId, title, isDeleted })),
    totalUses: uses[0]?.total ?? 0,
    expiresAt: expiryOfLibraryFile(file)?.toISOString() ?? null,
    createdAt: file.createdAt.toISOString(),
  };
}
