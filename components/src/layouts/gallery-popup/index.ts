export { type GalleryItem, GalleryPopup, type GalleryPopupProps } from './gallery-popup.tsx';
