import type { PaymentGatewaySettings, PayoutMethod } from '@fanlight/sdk/models';
import { CreditCard, Landmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Box, Heading, OptionTiles, Stack, Text } from '../primitives/index.ts';
import { StripeAccount, type StripeAccountProps } from './stripe-account.tsx';

export interface PayoutMethodSectionProps extends Omit<StripeAccountProps, 'account'> {
  settings: PaymentGatewaySettings;
  /** The bank account, masked; null if there is none. */
  bankAccount: string | null;
  onChoose: (method: PayoutMethod) => void;
  /** Whether the choice is being saved. */
  isChoosing: boolean;
}

/** Says why no payout can be requested although an account is stored. */
function StoppedNote() {
  const { t } = useTranslation('payoutMethod');
  return (
    <Box role="note" bg="notice.wash" borderRadius="control" p="4">
      <Heading level={3} size="label">
        {t('stopped.title')}
      </Heading>
      <Text>{t('stopped.text')}</Text>
    </Box>
  );
}

/**
 * The Stripe account of a performer, and the choice of where payouts go (operation `updatePaymentGatewaySettings`). There
 * is a choice only if more than the current method is possible.
 */
export function PayoutMethodSection({
  settings,
  bankAccount,
  onChoose,
  isChoosing,
  ...stripe
}: PayoutMethodSectionProps) {
  const { t } = useTranslation('payoutMethod');
  const { payoutMethod, stripeAccount, canReceivePayouts } = settings;
  const options = [
    ...(bankAccount
      ? [{ value: 'bank-transfer' as const, label: t('option.bank'), help: bankAccount, icon: Landmark }]
      : []),
    ...(stripeAccount?.status === 'ready'
      ? [{ value: 'stripe' as const, label: t('option.stripe'), help: t('text.ready'), icon: CreditCard }]
      : []),
  ];
  // While it is saved, `payoutMethod` is the chosen method already, but the choice stays in place.
  const hasChoice = options.length > 1 || (options.length === 1 && (isChoosing || options[0]?.value !== payoutMethod));
  return (
    <Stack gap="6">
      {payoutMethod === 'stripe' && !canReceivePayouts && <StoppedNote />}
      {hasChoice && (
        <Box aria-busy={isChoosing || undefined}>
          <OptionTiles label={t('label')} options={options} value={payoutMethod} onChange={onChoose} />
        </Box>
      )}
      <StripeAccount {...stripe} account={stripeAccount} />
    </Stack>
  );
}
