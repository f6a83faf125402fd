export { GalleryCard } from './gallery-card.tsx';
export { GalleryList, type GalleryListProps } from './gallery-list.tsx';
export { type GalleryActions, GalleryScreen, type GalleryScreenProps } from './gallery-screen.tsx';
export { PhotoList, type PhotoListProps } from './photo-list.tsx';
