export { removeBytes, removeUnattachedFiles } from './cleaning.ts';
export { filesHandlers } from './handlers.ts';
export { attachFile, deleteFile, type FileRow, fileUrl, optionalFileUrl, takePicture } from './pictures.ts';
