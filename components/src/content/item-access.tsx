import type { Teaser } from '@fanlight/sdk/models';
import type { ReactNode } from 'react';
import { Paywall, type PaywallProps, PaywallWithTeaser } from '../paywall/index.ts';

export interface LockedItemProps extends Pick<PaywallProps, 'item' | 'preview' | 'ratio' | 'note' | 'onUnlock'> {
  /** The public teaser clip (rule A2), and the title of the item. */
  teaser?: { clip: Teaser | null | undefined; title: string };
}

/** Rendered instead of a locked item: the paywall, which plays the teaser if the item has one that is processed. */
export function LockedItem({ teaser, ...paywall }: LockedItemProps) {
  if (!teaser?.clip?.url) return <Paywall {...paywall} />;
  const { _id, url, duration } = teaser.clip;
  return <PaywallWithTeaser {...paywall} teaser={{ _id, url, duration, title: teaser.title }} />;
}

/** Renders the item if the viewer has access to it, and otherwise {@link LockedItem}. */
export function ItemAccess({ children, ...locked }: LockedItemProps & { children: ReactNode }) {
  return locked.item.access.isAllowed ? children : <LockedItem {...locked} />;
}
