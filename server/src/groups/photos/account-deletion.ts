import { and, eq } from 'drizzle-orm';
import { type AccountDeletion, deleteItems, isPhotoOfSold } from '../../content/index.ts';
import { photos } from '../../db/schema/index.ts';

export const accountDeletion: AccountDeletion = {
  /** Moves the photos of sold galleries to the placeholder account. */
  async sold({ tx }, { id, placeholder }) {
    if (!placeholder || placeholder.sold.gallery.length === 0) return;
    const isOfSold = and(eq(photos.performerId, id), isPhotoOfSold(placeholder.sold.gallery));
    await tx.update(photos).set({ performerId: placeholder.id }).where(isOfSold);
  },
  own: deleteItems('photo'),
};
