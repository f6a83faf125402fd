export { accountDeletion } from './account-deletion.ts';
export { cleanFiles, deleteOrphanedBytes, deleteStoredBytes } from './cleaning.ts';
export {
  insertDocumentFile,
  type OpenedDocument,
  openDocument,
  type SealedDocument,
  withSealedDocuments,
} from './documents.ts';
export { linkDownload } from './downloads.ts';
export { filesAccess, filesHandlers } from './handlers.ts';
export { createCallFiles } from './incoming.ts';
export { releaseFile, releaseFiles } from './library.ts';
export { storeDownload, storeMedia } from './media.ts';
export { attachFile, fileUrl, optionalFileUrl, storePicture } from './pictures.ts';
export { toAdaptive, toCaptions, toPicture, toProcessing, toTeaser, toVideoFile } from './present.ts';
export { createMediaQueue } from './processing.ts';
export { requireUsable } from './reuse.ts';
export type { FileRow, Purpose } from './rules.ts';
export { lockFile, readFiles } from './store.ts';
export { markVideoItemReady, replaceVideoItemFiles, storeVideoItemFiles, type VideoItemFiles } from './video-items.ts';
