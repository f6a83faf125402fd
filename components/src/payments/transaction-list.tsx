import type { Payment } from '@fanlight/sdk/models';
import { Receipt } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import {
  Badge,
  Box,
  Button,
  ButtonLink,
  EmptyState,
  Flex,
  formatMoney,
  IconButton,
  type ListLoadable,
  LoadableList,
  Money,
  RelativeTime,
  Text,
  TextLink,
} from '../primitives/index.ts';
import { EmptyMonth, HistorySkeleton } from '../wallet/index.ts';
import { useCardName } from './card-line.tsx';

export interface TransactionListProps {
  transactions: ListLoadable<Payment>;
  /** Continues a payment that waits for the bank, where the viewer can also refuse it. */
  onContinue: (payment: Payment) => void;
  /** The payment that is being continued. */
  pendingId?: string;
  /** Shows the payments of all months; given if the list shows only one. */
  onShowAll?: (() => void) | undefined;
  /** Shows the receipt of a payment that succeeded. */
  onReceipt: (payment: Payment) => void;
  onLoadMore: () => void;
}

function Title({ payment: { type, performer } }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  if (type === 'top-up' || !performer) return <Text fontWeight="medium">{t('transactions.topUp')}</Text>;
  return (
    <TextLink to={paths.profile(performer.username ?? performer._id)}>
      {t('transactions.subscription', { name: performer.name })}
    </TextLink>
  );
}

/** The coupon, the refund and the dispute of a payment, as far as there are any. */
function Adjustments({ payment: { discount, couponCode, refundedAmount, isDisputed } }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  return (
    <>
      {couponCode && (
        <Text tone="muted" size="xs">
          {t('transactions.withCoupon', { discount: formatMoney(discount), code: couponCode })}
        </Text>
      )}
      {refundedAmount > 0 && <Badge>{t('transactions.refunded', { amount: formatMoney(refundedAmount) })}</Badge>}
      {isDisputed && <Badge tone="notice">{t('transactions.disputed')}</Badge>}
    </>
  );
}

interface TransactionRowProps extends Pick<TransactionListProps, 'onContinue' | 'onReceipt'> {
  payment: Payment;
  isContinuing: boolean;
}

function TransactionRow({ payment, isContinuing, onContinue, onReceipt }: TransactionRowProps) {
  const { t } = useTranslation(['payments', 'wallet']);
  const { card, failureCode, status, type } = payment;
  const nameOf = useCardName();
  const isPaid = status === 'succeeded';
  // Shows the credited tokens. If the charged amount is different, it is shown below.
  const amount = isPaid && type === 'top-up' ? payment.tokens : payment.amount;
  return (
    <Flex gap="3" align="center" minH="64px" py="2">
      <Box flex="1" minW="0">
        <Title payment={payment} />
        {card && <Text tone="muted">{nameOf(card)}</Text>}
        <Adjustments payment={payment} />
        {failureCode && <Text tone="danger">{t(`failure.${failureCode}`)}</Text>}
        <Text tone="subtle" size="xs">
          <RelativeTime at={payment.createdAt} />
        </Text>
      </Box>
      <Box textAlign="end">
        <Money
          amount={amount}
          signed={isPaid && type === 'top-up'}
          fontWeight="semibold"
          {...(isPaid ? {} : { color: 'fg.subtle' })}
        />
        <Text size="xs" tone={status === 'failed' ? 'danger' : 'subtle'}>
          {isPaid && amount !== payment.amount
            ? t('transactions.paidAmount', { amount: formatMoney(payment.amount) })
            : t(`transactions.status.${status}`)}
        </Text>
        {status === 'requires-authentication' && (
          <Button variant="outline" size="sm" mt="2" loading={isContinuing} onClick={() => onContinue(payment)}>
            {t('transactions.continue')}
          </Button>
        )}
      </Box>
      {isPaid ? (
        <IconButton
          icon={Receipt}
          label={t('wallet:receipt.open', {
            item: payment.performer
              ? t('transactions.subscription', { name: payment.performer.name })
              : t('transactions.topUp'),
          })}
          onClick={() => onReceipt(payment)}
        />
      ) : (
        // Keeps the amounts of all rows in one column.
        <Box w="target" flexShrink="0" />
      )}
    </Flex>
  );
}

/** The viewer's card payments, latest first (operation `listTransactions`). */
export function TransactionList(props: TransactionListProps) {
  const { transactions, onContinue, pendingId, onShowAll, onReceipt, onLoadMore } = props;
  const { t } = useTranslation(['payments', 'wallet']);
  return (
    <LoadableList
      data={transactions}
      skeleton={<HistorySkeleton />}
      getKey={(payment) => payment._id}
      renderItem={(payment) => (
        <TransactionRow
          payment={payment}
          isContinuing={payment._id === pendingId}
          onContinue={onContinue}
          onReceipt={onReceipt}
        />
      )}
      onLoadMore={onLoadMore}
      label={t('wallet:sections.topUps')}
      gap="2"
      isDivided
      empty={
        onShowAll ? (
          <EmptyMonth onShowAll={onShowAll} />
        ) : (
          <EmptyState
            illustration="purse"
            title={t('transactions.emptyTitle')}
            text={t('transactions.emptyText')}
            action={<ButtonLink to={paths.wallet()}>{t('transactions.emptyAction')}</ButtonLink>}
          />
        )
      }
    />
  );
}
