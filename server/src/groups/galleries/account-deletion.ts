import { moveSold, type OnAccountDeleted, subtractFromItems } from '../../content/index.ts';

/** Unsold items are deleted with the account's row. */
export const onAccountDeleted: OnAccountDeleted = async (unit, account) => {
  await subtractFromItems(unit, account, 'gallery');
  await moveSold(unit, account, 'gallery');
};
