import { formatDate } from '@fanlight/sdk/format';
import type { BalanceFigure, PayoutObstacle, PayoutRequest, Wallet } from '@fanlight/sdk/models';
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
  Skeleton,
  Stack,
  Text,
} from '../primitives/index.ts';
import { FigureButton } from '../wallet/index.ts';
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

interface Explaining {
  /** Opens the ledger entries of which a figure consists. */
  onExplain: (figure: BalanceFigure) => void;
}

interface OtherAmount {
  figure: BalanceFigure;
  label: string;
  amount: number;
}

/** The amounts that cannot be paid out now (rules M3, M9, M12). Amounts of zero are left out, except for held earnings. */
function OtherAmounts({ wallet, onExplain }: Pick<PayoutOverview, 'wallet'> & Explaining) {
  const { t, i18n } = useTranslation('payouts');
  const { heldEarnings, payoutEarnings, frozenEarnings, receivable, nextReleaseAt, nextReleaseAmount } = wallet;
  const lines: OtherAmount[] = [
    { figure: 'held', label: t('money.held'), amount: heldEarnings },
    ...(payoutEarnings > 0 ? [{ figure: 'payout' as const, label: t('money.onTheWay'), amount: payoutEarnings }] : []),
    ...(frozenEarnings > 0 ? [{ figure: 'frozen' as const, label: t('money.frozen'), amount: frozenEarnings }] : []),
    ...(receivable > 0 ? [{ figure: 'receivable' as const, label: t('money.receivable'), amount: -receivable }] : []),
  ];
  return (
    <Stack gap="2">
      <AmountLines
        lines={lines.map(({ figure, label, amount }) => ({
          label,
          value: <FigureButton figure={figure} amount={amount} onExplain={onExplain} />,
        }))}
      />
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

function Ready({ overview, onExplain }: { overview: PayoutOverview } & Explaining) {
  const { t } = useTranslation('payouts');
  const { wallet, obstacle, destination } = overview;
  return (
    <Stack gap="4">
      <Flex columnGap="3" align="baseline" wrap="wrap">
        <FigureButton
          figure="payable"
          amount={wallet.payableEarnings}
          onExplain={onExplain}
          textStyle="hero"
          lineHeight="46px"
          aria-live="polite"
        />
        <Approximation amount={wallet.payableEarnings} />
      </Flex>
      <OtherAmounts wallet={wallet} onExplain={onExplain} />
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
export function PayableCard({ overview, onExplain }: { overview: Loadable<PayoutOverview> } & Explaining) {
  const { t } = useTranslation('payouts');
  return (
    <Card as="section" aria-labelledby="payable-earnings">
      <Stack gap="1">
        <Heading level={2} size="label" id="payable-earnings" color="fg.muted" fontWeight="medium">
          {t('money.payable')}
        </Heading>
        <LoadableView data={overview} skeleton={<Skeleton h="164px" />}>
          {(value) => <Ready overview={value} onExplain={onExplain} />}
        </LoadableView>
      </Stack>
    </Card>
  );
}
