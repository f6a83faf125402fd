import { type OnAccountDeleted, subtractFromItems } from '../../content/index.ts';

/** The account's own items are deleted with its row. */
export const onAccountDeleted: OnAccountDeleted = (unit, account) => subtractFromItems(unit, account, 'reel');
