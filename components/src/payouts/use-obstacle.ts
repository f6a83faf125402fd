import type { PayoutObstacle } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import { formatMoney } from '../primitives/index.ts';

/** The reason why no payout can be requested now, and the values in the texts about it. */
export interface Obstacle {
  reason: PayoutObstacle;
  /** The payable earnings and the minimum of a payout. */
  payableEarnings: number;
  minimumAmount: number;
  /** The pending payout; undefined if there is none, or if its id is not known yet. */
  pendingId?: string | undefined;
}

/** Returns the texts about an obstacle, and the link to where it can be removed. */
export function useObstacle({ reason, payableEarnings, minimumAmount, pendingId }: Obstacle) {
  const { t } = useTranslation('payouts');
  switch (reason) {
    case 'not-approved':
      return {
        title: t('obstacle.notApproved.title'),
        text: t('obstacle.notApproved.text'),
        action: { label: t('obstacle.notApproved.action'), href: paths.creatorAccount() },
      };
    case 'no-destination':
      return {
        title: t('obstacle.noDestination.title'),
        text: t('obstacle.noDestination.text'),
        action: { label: t('obstacle.noDestination.action'), href: paths.creatorAccount('bank') },
      };
    case 'pending-payout':
      return {
        title: t('obstacle.pending.title'),
        text: t('obstacle.pending.text'),
        action: {
          label: t('obstacle.pending.action'),
          href: pendingId ? paths.creatorPayout(pendingId) : paths.creatorPayouts(),
        },
      };
    default:
      return {
        title: t('obstacle.belowMinimum.title'),
        text: t('obstacle.belowMinimum.text', {
          minimum: formatMoney(minimumAmount),
          missing: formatMoney(Math.max(0, minimumAmount - payableEarnings)),
        }),
        action: { label: t('obstacle.belowMinimum.action'), href: paths.creatorEarnings() },
      };
  }
}
