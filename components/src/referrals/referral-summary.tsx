import type { ReferralEarningStats } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import { AmountLines, ButtonLink, Flex, Money, Stack, Text } from '../primitives/index.ts';

export interface ReferralSummaryProps {
  stats: ReferralEarningStats;
  /** Performers can also be paid out. */
  isPerformer: boolean;
}

/** The sums of the referral earnings, what they can be used for, and where (rules M3, M5, M9). */
export function ReferralSummary({ stats, isPerformer }: ReferralSummaryProps) {
  const { t } = useTranslation('referrals');
  const { net, payable, held, frozen } = stats;
  const lines = [
    { label: t('summary.period'), value: <Money amount={net} /> },
    { label: t('summary.payable'), value: <Money amount={payable} /> },
    { label: t('summary.held'), value: <Money amount={held} /> },
    ...(frozen > 0 ? [{ label: t('summary.frozen'), value: <Money amount={frozen} /> }] : []),
  ];
  return (
    <Stack gap="4">
      <AmountLines lines={lines} />
      <Text tone="muted">{isPerformer ? t('summary.usePerformer') : t('summary.useFan')}</Text>
      <Flex gap="3" wrap="wrap">
        {isPerformer && (
          <ButtonLink to={paths.creatorPayouts()} variant="main" wraps>
            {t('summary.payouts')}
          </ButtonLink>
        )}
        <ButtonLink to={paths.wallet()} variant={isPerformer ? 'quiet' : 'main'} wraps>
          {t('summary.wallet')}
        </ButtonLink>
        {!isPerformer && (
          <ButtonLink to={paths.becomeCreator()} variant="quiet" wraps>
            {t('summary.become')}
          </ButtonLink>
        )}
      </Flex>
    </Stack>
  );
}
