import { isPhotoOfSold, type OnAccountDeleted, subtractFromItems } from '../../content/index.ts';
import { photos } from '../../db/schema/index.ts';

/** Moves the photos of sold galleries to the placeholder account. A foreign key deletes the other photos. */
export const onAccountDeleted: OnAccountDeleted = async (unit, account) => {
  await subtractFromItems(unit, account, 'photo');
  const { placeholder } = account;
  if (!placeholder || placeholder.sold.gallery.length === 0) return;
  await unit.tx.update(photos).set({ performerId: placeholder.id }).where(isPhotoOfSold(placeholder.sold.gallery));
};
