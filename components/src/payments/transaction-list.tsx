import type { Payment } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import {
  Box,
  ButtonLink,
  EmptyState,
  EndlessList,
  Flex,
  type ListLoadable,
  LoadableView,
  Money,
  RelativeTime,
  Text,
} from '../primitives/index.ts';
import { HistorySkeleton } from '../wallet/index.ts';

/** Props of {@link TransactionList}. */
export interface TransactionListProps {
  transactions: ListLoadable<Payment>;
  onLoadMore: () => void;
}

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function TransactionRow({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  const { card, failureCode, status } = payment;
  const isPaid = status === 'succeeded';
  return (
    <Flex gap="3" align="center" minH="64px" py="2">
      <Box flex="1" minW="0">
        <Text fontWeight="medium">{t('transactions.topUp')}</Text>
        {card && (
          <Text tone="muted">{t('transactions.card', { brand: capitalize(card.brand), last4: card.last4 })}</Text>
        )}
        {failureCode && <Text tone="danger">{t(`failure.${failureCode}`)}</Text>}
        <Text tone="subtle" size="xs">
          <RelativeTime at={payment.createdAt} />
        </Text>
      </Box>
      <Box textAlign="end">
        <Money
          amount={payment.amount}
          signed={isPaid}
          fontWeight="semibold"
          {...(isPaid ? {} : { color: 'fg.subtle' })}
        />
        <Text size="xs" tone={status === 'failed' ? 'danger' : 'subtle'}>
          {t(`transactions.status.${status}`)}
        </Text>
      </Box>
    </Flex>
  );
}

/** Payments through the gateway, latest first (operation `listTransactions`). */
export function TransactionList({ transactions, onLoadMore }: TransactionListProps) {
  const { t } = useTranslation(['payments', 'wallet']);
  return (
    <LoadableView data={transactions} skeleton={<HistorySkeleton />}>
      {(page) => (
        <EndlessList
          page={page}
          getKey={(payment) => payment._id}
          renderItem={(payment) => <TransactionRow payment={payment} />}
          onLoadMore={onLoadMore}
          label={t('wallet:sections.topUps')}
          gap="2"
          empty={
            <EmptyState
              drawing="purse"
              title={t('transactions.emptyTitle')}
              text={t('transactions.emptyText')}
              action={<ButtonLink to={paths.wallet()}>{t('transactions.emptyAction')}</ButtonLink>}
            />
          }
        />
      )}
    </LoadableView>
  );
}
