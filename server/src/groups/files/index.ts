export { cleanFiles, removeBytes } from './cleaning.ts';
export { type FilmFiles, keepFilmReady, replaceFilmFiles, takeFilmFiles } from './films.ts';
export { filesHandlers } from './handlers.ts';
export { type CallFiles, createCallFiles } from './incoming.ts';
export { takeDownload, takeMedia } from './media.ts';
export { attachFile, deleteFile, deleteFiles, fileUrl, optionalFileUrl, takePicture } from './pictures.ts';
export { readFiles, toCaptions, toPicture, toProcessing, toTeaser, toVideoFile } from './present.ts';
export { createMediaQueue } from './processing.ts';
export type { FileRow } from './rules.ts';
