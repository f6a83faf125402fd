import type { Teaser } from '@fanlight/sdk/models';
import type { ReactNode } from 'react';
import { Paywall, type PaywallProps, TeaserPlayer } from '../paywall/index.ts';
import { Stack } from '../primitives/index.ts';

export interface LockedItemProps extends Pick<PaywallProps, 'item' | 'preview' | 'ratio' | 'note' | 'onUnlock'> {
  /** The public teaser clip (rule A2), and the title of the item. */
  teaser?: { clip: Teaser | null | undefined; title: string };
}

/** Rendered instead of a locked item: the paywall, with the teaser if the item has one. */
export function LockedItem({ teaser, ...paywall }: LockedItemProps) {
  return (
    <Stack gap="4">
      <Paywall {...paywall} />
      {teaser && <TeaserPlayer teaser={teaser.clip} title={teaser.title} preview={paywall.preview ?? null} />}
    </Stack>
  );
}

/** Renders the item if the viewer has access to it, and otherwise {@link LockedItem}. */
export function ItemAccess({ children, ...locked }: LockedItemProps & { children: ReactNode }) {
  return locked.item.access.isAllowed ? children : <LockedItem {...locked} />;
}
