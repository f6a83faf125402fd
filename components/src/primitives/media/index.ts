export { Media, type MediaProps } from './media.tsx';
