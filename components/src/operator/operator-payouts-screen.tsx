import { formatDate } from '@fanlight/sdk/format';
import type { Operator, OperatorPayout, PayoutStatus } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { PayoutBadge, payoutStatuses } from '../payouts/index.ts';
import {
  Box,
  Button,
  Card,
  ChoiceChips,
  EmptyState,
  Flex,
  type ListLoadable,
  LoadableList,
  LocalText,
  Money,
  Stack,
  Text,
} from '../primitives/index.ts';
import { HistorySkeleton } from '../wallet/index.ts';
import { OperatorFrame } from './operator-frame.tsx';

/** The decisions about a payout with a status (rule M9). */
export const payoutDecisions = {
  pending: ['approved', 'rejected'],
  approved: ['paid', 'failed'],
  paid: [],
  failed: [],
  rejected: [],
} as const satisfies Record<PayoutStatus, PayoutStatus[]>;

export type PayoutDecision = (typeof payoutDecisions)[PayoutStatus][number];

export interface OperatorPayoutsScreenProps {
  operator: Operator;
  payouts: ListLoadable<OperatorPayout>;
  status: PayoutStatus;
  onStatusChange: (status: PayoutStatus) => void;
  /** Asks to confirm a decision. */
  onDecide: (payout: OperatorPayout, decision: PayoutDecision) => void;
  onLoadMore: () => void;
}

/** Returns the account to which the operator sends the money; undefined if the user has deleted it. */
function destinationOf({ bankAccount, stripeAccountId }: OperatorPayout): string | undefined {
  if (stripeAccountId) return `Stripe · ${stripeAccountId}`;
  if (!bankAccount) return undefined;
  const { accountHolder, accountNumber, bankCode, bankName, countryCode, currency } = bankAccount;
  return [accountHolder, accountNumber, bankCode, bankName, countryCode, currency].filter(Boolean).join(' · ');
}

function Payout(props: Pick<OperatorPayoutsScreenProps, 'operator' | 'onDecide'> & { payout: OperatorPayout }) {
  const { operator, payout, onDecide } = props;
  const { t, i18n } = useTranslation('operator');
  const { number, name, username, status, amount, currency, note, reason, decidedBy, createdAt } = payout;
  const person = name ? [name, username && `@${username}`].filter(Boolean).join(' · ') : t('payouts.deletedUser');
  const destination = destinationOf(payout);
  const decisions = operator.access === 'full' ? payoutDecisions[status] : [];
  return (
    <Box as="article" aria-label={number} py="3">
      <Flex gap="3" justify="space-between" align="baseline">
        <Text fontWeight="semibold">{number}</Text>
        <Money amount={amount} currency={currency} fontWeight="semibold" />
      </Flex>
      <Flex columnGap="2" rowGap="1" wrap="wrap" align="center" mt="1">
        <PayoutBadge status={status} />
        <Text tone="muted" size="sm" overflowWrap="anywhere">
          <LocalText>{`${person} · ${formatDate(createdAt, i18n.language)}`}</LocalText>
        </Text>
      </Flex>
      <Text size="sm" mt="1" overflowWrap="anywhere">
        {destination ? <span translate="no">{destination}</span> : t('payouts.noAccount')}
      </Text>
      {note && (
        <Text size="sm" mt="1" overflowWrap="anywhere">
          {t('payouts.note', { note })}
        </Text>
      )}
      {reason && (
        <Text size="sm" mt="1" overflowWrap="anywhere">
          {reason}
        </Text>
      )}
      {decidedBy && (
        <Text tone="muted" size="xs" mt="1" overflowWrap="anywhere">
          {t('payouts.decidedBy', { operator: decidedBy })}
        </Text>
      )}
      {decisions.length > 0 && (
        <Flex gap="2" wrap="wrap" mt="2">
          {decisions.map((decision, index) => (
            <Button
              key={decision}
              variant={index === 0 ? 'main' : 'outline'}
              size="sm"
              onClick={() => onDecide(payout, decision)}
              aria-label={`${t(`payouts.decide.${decision}`)}: ${number}`}
            >
              {t(`payouts.decide.${decision}`)}
            </Button>
          ))}
        </Flex>
      )}
    </Box>
  );
}

/** `/operator/payouts`: the payouts of all users with a status (operation `listOperatorPayouts`). */
export function OperatorPayoutsScreen(props: OperatorPayoutsScreenProps) {
  const { operator, payouts, status, onStatusChange, onDecide, onLoadMore } = props;
  const { t } = useTranslation('operator');
  const { t: tPayouts } = useTranslation('payouts');
  return (
    <OperatorFrame operator={operator} current="payouts">
      <Stack gap="4">
        <ChoiceChips
          isOneRow
          hideLabel
          label={t('payouts.status')}
          choices={payoutStatuses.map((value) => ({ value, label: tPayouts(`status.${value}`) }))}
          value={status}
          onChange={onStatusChange}
        />
        <Card padding="sm">
          <LoadableList
            data={payouts}
            skeleton={<HistorySkeleton />}
            getKey={({ _id }) => _id}
            renderItem={(payout) => <Payout payout={payout} operator={operator} onDecide={onDecide} />}
            onLoadMore={onLoadMore}
            label={t('payouts.list')}
            gap="2"
            isDivided
            empty={<EmptyState illustration="purse" title={t('payouts.empty')} text={t('payouts.emptyText')} />}
          />
        </Card>
      </Stack>
    </OperatorFrame>
  );
}
