import type { Feed } from '@fanlight/sdk/models';
import { Pin, PinOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MenuEntry } from '../primitives/index.ts';

/** Pins a post to the top of its author's profile, or unpins it. */
export type PinHandler = (feed: Feed, isPinned: boolean) => void;

/** Returns the entry of a post's menu that pins or unpins it. Only published posts can be pinned. */
export function usePinEntry(feed: Feed, onPin: PinHandler): MenuEntry[] {
  const { t } = useTranslation('feeds');
  const { status = 'published', isPinned = false } = feed;
  if (status !== 'published') return [];
  return [
    {
      kind: 'action',
      label: t(isPinned ? 'post.unpin' : 'post.pin'),
      icon: isPinned ? PinOff : Pin,
      onSelect: () => onPin(feed, !isPinned),
    },
  ];
}
