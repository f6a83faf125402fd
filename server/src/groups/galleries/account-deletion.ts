import { leaveItems, moveSold, type OnAccountDeleted } from '../../content/index.ts';

/** Unsold items are deleted with the account's row. */
export const onAccountDeleted: OnAccountDeleted = async (unit, account) => {
  await leaveItems(unit, account, 'gallery');
  await moveSold(unit, account, 'gallery');
};
