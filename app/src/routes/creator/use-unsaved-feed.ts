import type { UnsavedFeed } from '@fanlight/components/feeds';
import type { Feed } from '@fanlight/sdk/models';
import { useEffect, useState } from 'react';
import { forgetUnsavedFeed, keepUnsavedFeed, readUnsavedFeed } from './unsaved-feed.ts';

/** The key of a post that has no id yet. */
const newId = 'new';

/** The identity and the version of a stored post. */
type StoredFeed = Pick<Feed, '_id' | 'updatedAt'>;

/**
 * Returns what this device has kept for a post, and functions that keep and forget the values that are being saved.
 *
 * @param initial - the post as it was opened; null for a new one, or undefined while the post loads
 */
export function useUnsavedFeed(userId: string | undefined, initial: StoredFeed | null | undefined) {
  const [restored, setRestored] = useState<UnsavedFeed>();
  const id = initial === null ? newId : initial?._id;
  const updatedAt = initial?.updatedAt;
  // Read after hydration, because the server does not have the storage.
  useEffect(() => {
    if (userId && id) setRestored(readUnsavedFeed({ userId, feedId: id }, updatedAt));
  }, [userId, id, updatedAt]);
  return {
    restored,
    /** Keeps the values until `forget`. `stored` is the post as it was saved last; undefined if it is not saved yet. */
    keep: (values: UnsavedFeed, stored: StoredFeed | undefined) => {
      if (userId) keepUnsavedFeed({ userId, feedId: stored?._id ?? newId }, values, stored?.updatedAt);
    },
    /** Forgets what is kept for a post, and for the new post that it was before. */
    forget: (stored: Pick<Feed, '_id'> | undefined) => {
      if (!userId) return;
      if (stored) forgetUnsavedFeed({ userId, feedId: stored._id });
      if (id) forgetUnsavedFeed({ userId, feedId: id });
    },
  };
}
