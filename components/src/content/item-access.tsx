import type { Teaser } from '@fanlight/sdk/models';
import type { ReactNode } from 'react';
import { Paywall, type PaywallProps, TeaserPlayer } from '../paywall/index.ts';
import { Stack } from '../primitives/index.ts';

export interface LockedItemProps extends Pick<PaywallProps, 'item' | 'preview' | 'ratio' | 'note' | 'onUnlock'> {
  /** What everyone may see of it (rule A2), and its title. */
  teaser?: { clip: Teaser | null | undefined; title: string };
}

/** Shown instead of an item without access to it: the paywall, and the teaser where there is one. */
export function LockedItem({ teaser, ...paywall }: LockedItemProps) {
  return (
    <Stack gap="4">
      <Paywall {...paywall} />
      {teaser && <TeaserPlayer teaser={teaser.clip} title={teaser.title} preview={paywall.preview ?? null} />}
    </Stack>
  );
}

/** An item where its viewer has access to it, else what is shown instead. */
export function ItemAccess({ children, ...locked }: LockedItemProps & { children: ReactNode }) {
  return locked.item.access.isAllowed ? children : <LockedItem {...locked} />;
}
