import type { UnsavedFeed } from '@fanlight/components/feeds';
import { useEffect, useState } from 'react';
import { forgetUnsavedFeed, keepUnsavedFeed, readUnsavedFeed } from './unsaved-feed.ts';

/**
 * Returns what this device has kept for a post, and functions that keep and forget the values that are being saved.
 *
 * @param id - the id of the post, `new` for a new one, or undefined while the post loads
 */
export function useUnsavedFeed(userId: string | undefined, id: string | undefined) {
  const [restored, setRestored] = useState<UnsavedFeed>();
  // Read after hydration, because the server does not have the storage.
  useEffect(() => {
    if (userId && id) setRestored(readUnsavedFeed(userId, id));
  }, [userId, id]);
  return {
    restored,
    /** Keeps the values until `forget`. `savedId` is the id of the draft that a new post has become. */
    keep: (values: UnsavedFeed, savedId = id) => {
      if (userId && savedId) keepUnsavedFeed(userId, savedId, values);
    },
    forget: (savedId: string) => {
      if (!userId) return;
      forgetUnsavedFeed(userId, savedId);
      if (id) forgetUnsavedFeed(userId, id);
    },
  };
}
