import { BankAccountDialog, type BankAccountValues } from '@fanlight/components/payouts';
import { showToast } from '@fanlight/components/primitives';
import { useUpdateBankingSettings } from '@fanlight/sdk/hooks';
import type { MyPerformer } from '@fanlight/sdk/models';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Choice } from '../../choices.ts';
import { toFormResult } from '../../failures.ts';
import { currenciesIn } from './currencies.ts';

const fields = [
  'accountHolder',
  'bankName',
  'countryCode',
  'currency',
  'accountNumber',
  'bankCode',
] as const satisfies (keyof BankAccountValues)[];

export interface BankAccountProps {
  performer: MyPerformer;
  countries: readonly Choice[];
  onClose: () => void;
}

/** The dialog that stores the bank account for payouts. */
export function BankAccount({ performer, countries, onClose }: BankAccountProps) {
  const { t, i18n } = useTranslation(['common', 'payouts']);
  const update = useUpdateBankingSettings();
  const currencies = useMemo(() => currenciesIn(i18n.language), [i18n.language]);
  return (
    <BankAccountDialog
      open
      onClose={onClose}
      current={performer.bankingSettings ?? null}
      defaultCountry={performer.countryCode ?? ''}
      countries={countries}
      currencies={currencies}
      submit={async ({ bankCode, ...values }) => {
        try {
          await update.mutateAsync({ data: { ...values, bankCode: bankCode || null } });
          showToast({ text: t('payouts:bank.saved'), tone: 'success' });
          onClose();
          return { ok: true };
        } catch (error) {
          return toFormResult(error, fields, t, 'common:errors.tryAgainLater');
        }
      }}
    />
  );
}
