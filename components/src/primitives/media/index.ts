export { Media, type MediaProps } from './media.tsx';
export { MediaButton } from './media-button.tsx';
