export { photosHandlers } from './handlers.ts';
export { readPhotos } from './present.ts';
