import { leaveItems, type OnAccountDeleted } from '../../content/index.ts';

/** Its own items are deleted with the account's row. */
export const onAccountDeleted: OnAccountDeleted = (unit, account) => leaveItems(unit, account, 'reel');
