import { moveSold, type OnAccountDeleted, subtractFromItems } from '../../content/index.ts';

/** Unsold items are deleted with the account's row. */
export const onAccountDeleted: OnAccountDeleted = async (unit, account) => {
  await subtractFromItems(unit, account, 'product');
  await moveSold(unit, account, 'product');
};
