import type { Unit } from '../unit.ts';
import type { SoldKind } from './sold.ts';

/** The sold items of a deleted performer by kind (rule M4). */
export type SoldItems = Record<SoldKind | 'product', string[]>;

/**
 * A closed account, whose data the subscriber of `account-closed` deletes. Every transaction treats a closed account as
 * deleted (`Unit.people`), so that no request of the account runs concurrently with a step of the deletion (rule P8).
 */
export interface DeletedAccount {
  id: string;
  /** The placeholder account, which becomes the owner of the sold items. Null if no item was sold. */
  placeholder: { id: string; passwordHash: string; sold: SoldItems } | null;
}

/**
 * One step of a deletion. Each call has its own transaction, processes at most one batch of rows, and is idempotent.
 *
 * @returns `more` if rows may be left. The step is then called again.
 */
export type DeletionStep = (unit: Unit, account: DeletedAccount) => Promise<'more' | undefined>;

/**
 * The steps of one group in the deletion of an account, one for each phase. A phase begins when all groups have
 * completed the previous phase.
 */
export interface AccountDeletion {
  /**
   * Deletes what the account did to items and users, such as comments, likes, votes, views and follows. Corrects the
   * counters of these items and users.
   */
  actions?: DeletionStep;
  /** Creates the placeholder account. */
  placeholder?: DeletionStep;
  /** Moves the sold items to the placeholder account (rules A4, M4). */
  sold?: DeletionStep;
  /** Sets the counters of the placeholder account's profile. */
  counters?: DeletionStep;
  /**
   * Deletes the comments, likes and subscriptions of other users that concern the account. Its sold items are not
   * affected, because they belong to the placeholder account by now.
   */
  responses?: DeletionStep;
  /** Deletes or anonymises the rows that belong to the account. */
  own?: DeletionStep;
}

/** The order of the phases. */
export const deletionPhases = ['actions', 'placeholder', 'sold', 'counters', 'responses', 'own'] as const;
