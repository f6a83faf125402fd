import type { Unit } from '../unit.ts';
import type { SoldKind } from './sold.ts';

/** Sold items of a deleted performer (rule M4), by kind. */
export type SoldItems = Record<SoldKind | 'product', string[]>;

/**
 * An account during its deletion. Its row is locked, so it can neither react, comment, follow nor sell anything (rule
 * P8).
 */
export interface DeletedAccount {
  id: string;
  emailKey: string;
  isPerformer: boolean;
  /** The placeholder account that gets the sold items; null if nothing was sold. */
  placeholder: { id: string; passwordHash: string; sold: SoldItems } | null;
  /** Ids of the performers whom the account followed. `follows` adds them; `performers` corrects their counters. */
  followedIds: string[];
  /** Files of deleted comments. `comments` adds them; `files` deletes them later, as the lock order requires. */
  pictureIds: (string | null)[];
}

/** Deletes or anonymises a group's data about an account, in the transaction that deletes the account (rule P8). */
export type OnAccountDeleted = (unit: Unit, account: DeletedAccount) => Promise<void>;
