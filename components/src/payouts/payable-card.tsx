import { formatDate } from '@fanlight/sdk/format';
import type { PayoutObstacle, PayoutRequest, Wallet } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import {
  AmountLines,
  Approximation,
  Box,
  ButtonLink,
  Card,
  Flex,
  formatMoney,
  Heading,
  type Loadable,
  LoadableView,
  LocalText,
  Money,
  Skeleton,
  Stack,
  Text,
} from '../primitives/index.ts';
import { useObstacle } from './use-obstacle.ts';

/** The amounts of a performer, and the reason why no payout can be requested now. */
export interface PayoutOverview {
  wallet: Pick<
    Wallet,
    | 'payableEarnings'
    | 'heldEarnings'
    | 'payoutEarnings'
    | 'frozenEarnings'
    | 'receivable'
    | 'nextReleaseAt'
    | 'nextReleaseAmount'
  >;
  minimumAmount: number;
  /** Null if a payout can be requested. */
  obstacle: PayoutObstacle | null;
  pending: PayoutRequest | null;
  /** The bank account, masked; null if there is none. */
  destination: string | null;
}

/** The amounts that cannot be paid out now (rules M3, M9, M12). Amounts of zero are left out, except for held earnings. */
function OtherAmounts({ wallet }: Pick<PayoutOverview, 'wallet'>) {
  const { t, i18n } = useTranslation('payouts');
  const { heldEarnings, payoutEarnings, frozenEarnings, receivable, nextReleaseAt, nextReleaseAmount } = wallet;
  const lines = [
    { label: t('money.held'), amount: heldEarnings },
    ...(payoutEarnings > 0 ? [{ label: t('money.onTheWay'), amount: payoutEarnings }] : []),
    ...(frozenEarnings > 0 ? [{ label: t('money.frozen'), amount: frozenEarnings }] : []),
    ...(receivable > 0 ? [{ label: t('money.receivable'), amount: -receivable }] : []),
  ];
  return (
    <Stack gap="2">
      <AmountLines lines={lines.map(({ label, amount }) => ({ label, value: <Money amount={amount} /> }))} />
      {nextReleaseAt && (
        <Text tone="subtle" size="xs">
          <LocalText>
            {t('money.release', {
              amount: formatMoney(nextReleaseAmount),
              date: formatDate(nextReleaseAt, i18n.language),
            })}
          </LocalText>
        </Text>
      )}
    </Stack>
  );
}

function ObstacleNote({ overview, reason }: { overview: PayoutOverview; reason: PayoutObstacle }) {
  const { wallet, minimumAmount, pending } = overview;
  const { payableEarnings } = wallet;
  const { title, text, action } = useObstacle({ reason, payableEarnings, minimumAmount, pendingId: pending?._id });
  return (
    <Box role="note" bg="notice.wash" borderRadius="control" p="4">
      <Stack gap="2">
        <Heading level={3} size="label">
          {title}
        </Heading>
        <Text>{text}</Text>
        <Box>
          {/* Below the minimum there is nothing to do but to wait, so that no button stands out. */}
          <ButtonLink to={action.href} variant={reason === 'below-minimum' ? 'quiet' : 'main'} wraps>
            {action.label}
          </ButtonLink>
        </Box>
      </Stack>
    </Box>
  );
}

function Ready({ overview }: { overview: PayoutOverview }) {
  const { t } = useTranslation('payouts');
  const { wallet, obstacle, destination } = overview;
  return (
    <Stack gap="4">
      <Flex columnGap="3" align="baseline" wrap="wrap">
        <Money amount={wallet.payableEarnings} textStyle="hero" lineHeight="46px" aria-live="polite" />
        <Approximation amount={wallet.payableEarnings} />
      </Flex>
      <OtherAmounts wallet={wallet} />
      {obstacle ? (
        <ObstacleNote overview={overview} reason={obstacle} />
      ) : (
        <Flex gap="3" wrap="wrap" align="center">
          <ButtonLink to={paths.creatorPayoutNew()} variant="main" wraps>
            {t('request')}
          </ButtonLink>
          {destination && (
            <Text tone="muted" size="sm" overflowWrap="anywhere">
              {t('destination', { account: destination })}
            </Text>
          )}
        </Flex>
      )}
    </Stack>
  );
}

/** The earnings by whether they can be paid out (rule M3), and the next step: a new payout, or what it needs first. */
export function PayableCard({ overview }: { overview: Loadable<PayoutOverview> }) {
  const { t } = useTranslation('payouts');
  return (
    <Card as="section" aria-labelledby="payable-earnings">
      <Stack gap="1">
        <Heading level={2} size="label" id="payable-earnings" color="fg.muted" fontWeight="medium">
          {t('money.payable')}
        </Heading>
        <LoadableView data={overview} skeleton={<Skeleton h="164px" />}>
          {(value) => <Ready overview={value} />}
        </LoadableView>
      </Stack>
    </Card>
  );
}
