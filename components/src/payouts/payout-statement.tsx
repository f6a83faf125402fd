import { formatDate } from '@fanlight/sdk/format';
import type { PayoutRequest } from '@fanlight/sdk/models';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Box, Button, LocalText, PrintCopy, SectionCard } from '../primitives/index.ts';
import { ReceiptLines } from '../wallet/index.ts';
import { isReturned } from './payout-status.tsx';

export interface PayoutStatementProps {
  payout: PayoutRequest;
  /** The name of the performer who is paid. */
  payee: string;
}

function Lines({ payout, payee }: PayoutStatementProps) {
  const { t, i18n } = useTranslation('payouts');
  const { number, status, amount, currency, method, destination, note, reason, ...times } = payout;
  const dateLine = (label: string, at: string | null) =>
    at
      ? [
          {
            label,
            value: <LocalText>{formatDate(at, i18n.language, { dateStyle: 'medium', timeStyle: 'short' })}</LocalText>,
          },
        ]
      : [];
  const lines = [
    { label: t('statement.number'), value: number },
    { label: t('statement.payee'), value: payee },
    { label: t('statement.status'), value: t(`status.${status}`) },
    ...dateLine(t('statement.requested'), times.createdAt),
    ...dateLine(t('statement.approved'), times.approvedAt),
    ...dateLine(t('statement.paid'), times.paidAt),
    ...(isReturned(status) ? dateLine(t('statement.closed'), times.closedAt) : []),
    { label: t('statement.method'), value: t(`method.${method}`) },
    { label: t('statement.account'), value: destination ?? t('statement.noAccount') },
    ...(note ? [{ label: t('statement.note'), value: note }] : []),
    ...(reason ? [{ label: t('reason'), value: reason }] : []),
  ];
  return <ReceiptLines lines={lines} amountLabel={t('statement.amount')} amount={amount} currency={currency} />;
}

/** All data of a payout, with a button that prints them as a document of their own. */
export function PayoutStatement(props: PayoutStatementProps) {
  const { t } = useTranslation('payouts');
  return (
    <SectionCard title={t('statement.title')}>
      <Lines {...props} />
      <Box>
        <Button variant="outline" size="sm" icon={Printer} onClick={() => window.print()}>
          {t('statement.print')}
        </Button>
      </Box>
      <PrintCopy title={t('statement.title')}>
        <Lines {...props} />
      </PrintCopy>
    </SectionCard>
  );
}
