import { moveSold, type OnAccountDeleted, subtractFromItems } from '../../content/index.ts';

/** Unsold items are deleted with the account's row. */
export const onAccountDeleted: OnAccountDeleted = async (unit, account) => {
  await subtractFromItems(unit, account, 'video');
  await moveSold(unit, account, 'video');
};
