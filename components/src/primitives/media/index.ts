export { Media, type MediaProps } from './media.tsx';
export { MediaButton } from './media-button.tsx';
export { Thumbnail, type ThumbnailProps, thumbnailSizes } from './thumbnail.tsx';
