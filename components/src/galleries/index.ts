export {
  type CreatorGalleriesFilter,
  CreatorGalleriesScreen,
  type CreatorGalleriesScreenProps,
  galleryAudiences,
  galleryOrders,
} from './creator-galleries-screen.tsx';
export {
  type CreatorPhotosFilter,
  CreatorPhotosScreen,
  type CreatorPhotosScreenProps,
  type GalleryChoice,
  photoAudiences,
  photoOrders,
} from './creator-photos-screen.tsx';
export { GalleryCard } from './gallery-card.tsx';
export type { GalleryFieldName, GalleryFormProps, GalleryValues } from './gallery-form.tsx';
export {
  GalleryFormScreen,
  type GalleryFormScreenProps,
  NewGalleryScreen,
  type NewGalleryScreenProps,
} from './gallery-form-screen.tsx';
export { GalleryList, type GalleryListProps } from './gallery-list.tsx';
export { type GalleryActions, GalleryScreen, type GalleryScreenProps } from './gallery-screen.tsx';
export type { GalleryChoices } from './gallery-select.tsx';
export type { PhotoFieldName, PhotoFormProps, PhotoValues } from './photo-form.tsx';
export { PhotoFormScreen, type PhotoFormScreenProps } from './photo-form-screen.tsx';
export { PhotoGridSkeleton, PhotoList, type PhotoListProps, photoWidth } from './photo-list.tsx';
export { PhotoUploadScreen, type PhotoUploadScreenProps } from './photo-upload-screen.tsx';
export { RemoveFromGalleryDialog, type RemoveFromGalleryDialogProps } from './remove-from-gallery-dialog.tsx';
export type { PhotoUploadResult, UploadPhoto } from './use-photo-uploads.ts';
