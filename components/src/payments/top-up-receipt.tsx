import type { PaymentReceipt } from '@fanlight/sdk/models';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Box, Button, formatMoney, Heading, Icon, Stack, Text } from '../primitives/index.ts';

export interface TopUpReceiptProps {
  receipt: PaymentReceipt;
  onAgain: () => void;
}

/** Shows the result of a top-up. */
export function TopUpReceipt({ receipt, onAgain }: TopUpReceiptProps) {
  const { t } = useTranslation('payments');
  return (
    <Stack gap="3" align="center" textAlign="center" py="6" role="status">
      <Box color="success.text">
        <Icon icon={CircleCheck} size={40} />
      </Box>
      <Heading level={2}>{t('topUp.doneTitle', { amount: formatMoney(receipt.payment.tokens) })}</Heading>
      <Text tone="muted">{t('topUp.doneText', { balance: formatMoney(receipt.balance) })}</Text>
      <Button variant="outline" onClick={onAgain} mt="3">
        {t('topUp.again')}
      </Button>
    </Stack>
  );
}
