import type { AppliedCoupon, SavedCard, TokenPackage } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { Approximation, formatMoney, Stack, Text } from '../primitives/index.ts';
import { useCardName } from './card-line.tsx';

export interface TopUpSummaryProps {
  /** The amount before the discount; undefined until a valid amount is selected, or while a coupon is checked again. */
  amount: number | undefined;
  /** The selected package, whose bonus is included. */
  offer: TokenPackage | undefined;
  coupon: AppliedCoupon | null;
  /** The selected card; undefined if it is not saved. */
  card: SavedCard | undefined;
}

/**
 * Says what will be charged to which card, and what the wallet gets for it. It is a live region, because it also says
 * that a typed amount has replaced the package.
 */
export function TopUpSummary({ amount, offer, coupon, card }: TopUpSummaryProps) {
  const { t } = useTranslation('payments');
  const nameOf = useCardName();
  const describe = (before: number) => {
    const charged = coupon?.amount ?? before;
    const tokens = coupon?.tokens ?? offer?.tokens ?? before;
    const bonus = offer?.bonusTokens ?? 0;
    return (
      <>
        <Text>
          {t(card ? 'topUp.summary' : 'topUp.summaryNewCard', {
            amount: formatMoney(charged),
            tokens: formatMoney(tokens),
            card: card && nameOf(card),
          })}
          {bonus > 0 && ` ${t('topUp.summaryBonus', { bonus: formatMoney(bonus) })}`}
        </Text>
        <Approximation amount={charged} fontSize="sm" />
      </>
    );
  };
  return (
    <Stack role="status" gap="1" textAlign="center" minH="24px">
      {amount !== undefined && describe(amount)}
    </Stack>
  );
}
