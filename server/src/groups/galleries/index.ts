export { galleriesHandlers } from './handlers.ts';
export { readGalleries, readGallery } from './present.ts';
export { isPhotoKept, movePhoto } from './writing.ts';
