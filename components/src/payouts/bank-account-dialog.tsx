import {
  updateBankingSettingsAccountHolderMaxLength,
  updateBankingSettingsAccountNumberMaxLength,
  updateBankingSettingsAccountNumberMinLength,
  updateBankingSettingsBankCodeMaxLength,
  updateBankingSettingsBankCodeMinLength,
  updateBankingSettingsBankNameMaxLength,
} from '@fanlight/sdk/bounds';
import type { BankingSettings } from '@fanlight/sdk/models';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { applyFormResult, Field, FormDialog, type FormResult, Grid, Select, TextInput } from '../primitives/index.ts';

/** The values of the form. The number and the code have no spaces. An empty code means that there is none. */
export interface BankAccountValues {
  accountHolder: string;
  bankName: string;
  countryCode: string;
  currency: string;
  accountNumber: string;
  bankCode: string;
}

interface Choice {
  code: string;
  name: string;
}

export interface BankAccountDialogProps {
  open: boolean;
  onClose: () => void;
  /** The stored account; null if there is none. */
  current: BankingSettings | null;
  /** The country that is selected if no account is stored; empty if it is not known. */
  defaultCountry: string;
  /** Countries and currencies, named and sorted in the viewer's language. */
  countries: readonly Choice[];
  currencies: readonly Choice[];
  submit: (values: BankAccountValues) => Promise<FormResult<keyof BankAccountValues>>;
}

/** Removes the spaces and dashes with which people group the characters of a number. */
const compact = (text: string): string => text.replaceAll(/[\s-]/g, '');

/** Whether a text consists of letters and digits, and has a length within the bounds. */
const isCode = (text: string, minLength: number, maxLength: number): boolean =>
  /^[A-Za-z0-9]+$/.test(text) && text.length >= minLength && text.length <= maxLength;

const isAccountNumber = (text: string): boolean =>
  isCode(compact(text), updateBankingSettingsAccountNumberMinLength, updateBankingSettingsAccountNumberMaxLength);

const isBankCode = (text: string): boolean =>
  compact(text) === '' ||
  isCode(compact(text), updateBankingSettingsBankCodeMinLength, updateBankingSettingsBankCodeMaxLength);

function Options({ choices, chooseLabel }: { choices: readonly Choice[]; chooseLabel: string }) {
  return (
    <>
      <option value="">{chooseLabel}</option>
      {choices.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </>
  );
}

const twoColumns = { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' };

/**
 * Stores the bank account for payouts (operation `updateBankingSettings`). The stored number is never shown, so the
 * number is entered in full with every change.
 */
export function BankAccountDialog(props: BankAccountDialogProps) {
  const { open, onClose, current, defaultCountry, countries, currencies, submit } = props;
  const { t } = useTranslation('payouts');
  const { register, handleSubmit, setError, formState } = useForm<BankAccountValues>({
    defaultValues: {
      accountHolder: current?.accountHolder ?? '',
      bankName: current?.bankName ?? '',
      countryCode: current?.countryCode ?? defaultCountry,
      currency: current?.currency ?? '',
      accountNumber: '',
      bankCode: current?.bankCode ?? '',
    },
  });
  const { errors, isSubmitting } = formState;
  const required = t('bank.required');
  const isText = (text: string) => text.trim() !== '' || required;
  const send = handleSubmit(async ({ accountHolder, bankName, accountNumber, bankCode, ...values }) => {
    const normalized = {
      ...values,
      accountHolder: accountHolder.trim(),
      bankName: bankName.trim(),
      accountNumber: compact(accountNumber),
      bankCode: compact(bankCode),
    };
    applyFormResult(await submit(normalized), setError);
  });
  const codeProps = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={current ? t('bank.change') : t('bank.add')}
      description={current ? t('bank.keeps') : undefined}
      cancelLabel={t('bank.cancel')}
      submitLabel={t('bank.save')}
      isSubmitting={isSubmitting}
      error={errors.root?.message}
      onSubmit={send}
    >
      <Field label={t('bank.holder')} help={t('bank.holderHelp')} error={errors.accountHolder?.message}>
        <TextInput
          {...register('accountHolder', { validate: isText })}
          maxLength={updateBankingSettingsAccountHolderMaxLength}
          autoComplete="name"
        />
      </Field>
      <Field label={t('bank.bankName')} error={errors.bankName?.message}>
        <TextInput
          {...register('bankName', { validate: isText })}
          maxLength={updateBankingSettingsBankNameMaxLength}
          autoComplete="off"
        />
      </Field>
      <Grid gap="4" gridTemplateColumns={twoColumns} alignItems="start">
        <Field label={t('bank.country')} error={errors.countryCode?.message}>
          <Select {...register('countryCode', { required })}>
            <Options choices={countries} chooseLabel={t('bank.choose')} />
          </Select>
        </Field>
        <Field label={t('bank.currency')} error={errors.currency?.message}>
          <Select {...register('currency', { required })}>
            <Options choices={currencies} chooseLabel={t('bank.choose')} />
          </Select>
        </Field>
      </Grid>
      <Field
        label={t('bank.number')}
        help={current ? t('bank.numberAgain', { end: current.accountNumberEnd }) : t('bank.numberHelp')}
        error={errors.accountNumber?.message}
      >
        <TextInput
          {...register('accountNumber', { validate: (text) => isAccountNumber(text) || t('bank.numberInvalid') })}
          {...codeProps}
        />
      </Field>
      <Field label={t('bank.code')} optional help={t('bank.codeHelp')} error={errors.bankCode?.message}>
        <TextInput
          {...register('bankCode', { validate: (text) => isBankCode(text) || t('bank.codeInvalid') })}
          {...codeProps}
        />
      </Field>
    </FormDialog>
  );
}
