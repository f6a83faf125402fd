export { accountDeletion } from './account-deletion.ts';
export { galleriesAccess, galleriesHandlers } from './handlers.ts';
export { readGallery } from './present.ts';
export { isPhotoKept, movePhoto, setCover } from './writing.ts';
