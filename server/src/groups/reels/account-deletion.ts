import { leaveItems, type OnAccountDeleted } from '../../content/index.ts';

/** The account's own items are deleted with its row. */
export const onAccountDeleted: OnAccountDeleted = (unit, account) => leaveItems(unit, account, 'reel');
