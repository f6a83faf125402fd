import type { OnAccountDeleted } from '../../content/index.ts';
import { deleteSessions } from './store.ts';

/** Ends all sessions of the account (rule P3). */
export const onAccountDeleted: OnAccountDeleted = (unit, { id }) => deleteSessions(unit, id, 'account-deleted');
