import type { GalleryFieldName, GalleryValues } from '@fanlight/components/galleries';
import type { Gallery, GalleryUpdateRequest } from '@fanlight/sdk/models';

/** The form fields to which an error of the server can refer. */
export const galleryFieldNames = ['title', 'description', 'price'] as const satisfies GalleryFieldName[];

/** Returns the fields that the performer has changed. */
export function galleryChangesOf(gallery: Gallery, values: GalleryValues): GalleryUpdateRequest {
  const { title, description, audience, price } = values;
  return {
    ...(title !== gallery.title && { title }),
    ...(description !== gallery.description && { description }),
    ...(audience !== gallery.audience && { audience }),
    ...(price !== gallery.price && { price }),
  };
}

/**
 * Returns photos in the order of their ids. Photos whose ids are missing follow in their own order, such as those that
 * were added later.
 */
export function inOrder<Photo extends { _id: string }>(photos: readonly Photo[], ids: readonly string[]): Photo[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ _id }: Photo) => places.get(_id) ?? ids.length;
  return photos.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Returns the ids with one of them moved by a number of positions. */
export function withMoved(ids: readonly string[], id: string, by: number): string[] {
  const from = ids.indexOf(id);
  return ids.toSpliced(from, 1).toSpliced(from + by, 0, id);
}
