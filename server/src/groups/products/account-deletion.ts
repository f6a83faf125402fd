import { type AccountDeletion, deleteItems, moveSold } from '../../content/index.ts';

export const accountDeletion: AccountDeletion = { sold: moveSold('product'), own: deleteItems('product') };
