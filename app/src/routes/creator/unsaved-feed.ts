import type { UnsavedFeed } from '@fanlight/components/feeds';
import { unsavedInputPrefix } from '../../session/unsaved-input.ts';

/** Older values are not restored, because the performer may have written them again elsewhere. */
const maxAgeMs = 7 * 24 * 60 * 60 * 1000;

/** The post to which kept values belong. */
export interface UnsavedFeedKey {
  userId: string;
  /** The id of the post, or `new`. */
  feedId: string;
}

/** The version of the post that was edited: its `updatedAt`; undefined for a new post. */
type Version = string | undefined;

const keyOf = ({ userId, feedId }: UnsavedFeedKey) => `${unsavedInputPrefix}post:${userId}:${feedId}`;

/** Keeps what the performer wrote on this device until it is saved, so that it survives a reload without a connection. */
export function keepUnsavedFeed(key: UnsavedFeedKey, { text, audience, price }: UnsavedFeed, updatedAt: Version): void {
  try {
    const kept = { feed: { text, audience, price }, updatedAt, keptAt: Date.now() };
    localStorage.setItem(keyOf(key), JSON.stringify(kept));
  } catch {
    // If the storage is unavailable, the page still asks before it is closed.
  }
}

export function forgetUnsavedFeed(key: UnsavedFeedKey): void {
  try {
    localStorage.removeItem(keyOf(key));
  } catch {
    // Nothing is stored if the storage is unavailable.
  }
}

/**
 * Returns what this device has kept for a post; undefined if there is nothing, or if the post has been changed since,
 * for example on another device.
 */
export function readUnsavedFeed(key: UnsavedFeedKey, updatedAt: Version): UnsavedFeed | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(key)) ?? 'null');
    return kept?.updatedAt === updatedAt && Date.now() - kept.keptAt < maxAgeMs ? kept.feed : undefined;
  } catch {
    return undefined;
  }
}
