import type { Unit } from '../unit.ts';
import type { SoldKind } from './sold.ts';

/** Sold items of a deleted performer (rule M4), by kind. */
export type SoldItems = Record<SoldKind | 'product', string[]>;

/** An account while its deletion runs. Its row is locked, so nothing is added to what it counts in or has sold (rule P8). */
export interface DeletedAccount {
  id: string;
  emailKey: string;
  isPerformer: boolean;
  /** The placeholder account that what was sold goes over to; null where nothing was sold. */
  placeholder: { id: string; passwordHash: string; sold: SoldItems } | null;
  /** The performers whom it followed: `follows` fills it in, `performers` takes the account out of their counters. */
  followedIds: string[];
  /** Files of comments that are deleted: `comments` fills it in, `files` deletes them in its turn of the lock order. */
  pictureIds: (string | null)[];
}

/** Removes or makes anonymous what a group keeps about an account, within the transaction that deletes it (rule P8). */
export type OnAccountDeleted = (unit: Unit, account: DeletedAccount) => Promise<void>;
