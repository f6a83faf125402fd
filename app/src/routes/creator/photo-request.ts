import type { PhotoFieldName, PhotoValues } from '@fanlight/components/galleries';
import type { Photo, PhotoUpdateRequest } from '@fanlight/sdk/models';

/** The form fields to which an error of the server can refer. */
export const photoFieldNames = ['text', 'alt', 'audience', 'galleryId'] as const satisfies PhotoFieldName[];

/** Returns the fields that the performer has changed. */
export function photoChangesOf(photo: Photo, { text, alt, audience, galleryId }: PhotoValues): PhotoUpdateRequest {
  return {
    ...(text !== photo.text && { text }),
    ...(alt !== photo.file.alt && { alt }),
    ...(audience !== photo.audience && { audience }),
    ...(galleryId !== photo.galleryId && { galleryId }),
  };
}
