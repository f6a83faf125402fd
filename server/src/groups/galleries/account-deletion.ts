import { moveSold, type OnAccountDeleted, subtractFromItems } from '../../content/index.ts';

/** Moves sold galleries to the placeholder account. A foreign key deletes the other galleries. */
export const onAccountDeleted: OnAccountDeleted = async (unit, account) => {
  await subtractFromItems(unit, account, 'gallery');
  await moveSold(unit, account, 'gallery');
};
