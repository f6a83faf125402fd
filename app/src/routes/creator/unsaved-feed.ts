import type { UnsavedFeed } from '@fanlight/components/feeds';

/** Older values are not restored, because the performer may have written them again elsewhere. */
const maxAgeMs = 7 * 24 * 60 * 60 * 1000;

const keyOf = (userId: string, feedId: string) => `unsaved-post:${userId}:${feedId}`;

/**
 * Keeps what the performer wrote on this device until it is saved, so that it survives a reload without a connection.
 *
 * @param feedId - the id of the post, or `new`
 */
export function keepUnsavedFeed(userId: string, feedId: string, { text, audience, price }: UnsavedFeed): void {
  try {
    localStorage.setItem(
      keyOf(userId, feedId),
      JSON.stringify({ feed: { text, audience, price }, keptAt: Date.now() }),
    );
  } catch {
    // If the storage is unavailable, the page still asks before it is closed.
  }
}

export function forgetUnsavedFeed(userId: string, feedId: string): void {
  try {
    localStorage.removeItem(keyOf(userId, feedId));
  } catch {
    // Nothing is stored if the storage is unavailable.
  }
}

/** Returns what this device has kept for a post; undefined if there is nothing. */
export function readUnsavedFeed(userId: string, feedId: string): UnsavedFeed | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(userId, feedId)) ?? 'null');
    return kept && Date.now() - kept.keptAt < maxAgeMs ? kept.feed : undefined;
  } catch {
    return undefined;
  }
}
