import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { FormResult } from '../primitives/index.ts';
import { failure, failureText, fieldFailure, shows, t, tPattern } from '../testing/index.ts';
import { BankAccountDialog, type BankAccountValues } from './bank-account-dialog.tsx';
import { bankAccount, bankChoices } from './fixtures.ts';

type Result = FormResult<keyof BankAccountValues>;

const meta = {
  title: 'Components/Payouts/BankAccountDialog',
  component: BankAccountDialog,
  args: {
    open: true,
    onClose: fn(),
    current: null,
    defaultCountry: 'PT',
    ...bankChoices,
    submit: fn(async (): Promise<Result> => ({ ok: true })),
  },
} satisfies Meta<typeof BankAccountDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Queries for the whole page, which contains the dialog. */
const dialog = () => within(document.body);
const save = async () => userEvent.click(await dialog().findByRole('button', { name: t('payouts:bank.save') }));
const type = async (label: 'holder' | 'bankName' | 'number' | 'code', text: string) =>
  userEvent.type(await dialog().findByLabelText(tPattern(`payouts:bank.${label}`)), text);

async function fillIn(): Promise<void> {
  await type('holder', ' Mara Quill');
  await type('bankName', 'Banco do Mar ');
  await userEvent.selectOptions(await dialog().findByLabelText(t('payouts:bank.currency')), 'EUR');
  await type('number', 'PT50 0002 0123 1234 5678 9015 4');
}

/** The country of the profile is selected. The number may be typed with spaces. */
export const Idle: Story = {
  async play({ args }) {
    await fillIn();
    await save();
    await waitFor(() =>
      expect(args.submit).toHaveBeenCalledWith({
        ...{ accountHolder: 'Mara Quill', bankName: 'Banco do Mar', countryCode: 'PT', currency: 'EUR' },
        ...{ accountNumber: 'PT50000201231234567890154', bankCode: '' },
      }),
    );
  },
};

/** The stored number is not shown, so that it is entered in full again. */
export const Changing: Story = {
  args: { current: bankAccount },
  async play({ args }) {
    const number = await dialog().findByLabelText(t('payouts:bank.number'));
    await expect(number).toHaveValue('');
    await expect(number).toHaveAccessibleDescription(t('payouts:bank.numberAgain', { end: '4821' }));
    await expect(dialog().getByText(t('payouts:bank.keeps'))).toBeVisible();
    await type('number', 'PT50000201231234567890154');
    await save();
    await waitFor(() =>
      expect(args.submit).toHaveBeenCalledWith(
        expect.objectContaining({ accountHolder: 'Mara Quill', bankCode: 'BMARPTPL', countryCode: 'PT' }),
      ),
    );
  },
};

export const FieldErrors: Story = {
  async play({ args }) {
    await type('number', '12');
    await type('code', '1');
    await save();
    await expect(await dialog().findAllByText(t('payouts:bank.required'))).toHaveLength(3);
    await expect(dialog().getByText(t('payouts:bank.numberInvalid'))).toBeVisible();
    await expect(dialog().getByText(t('payouts:bank.codeInvalid'))).toBeVisible();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

/** The server checks the digits of an IBAN. */
export const InvalidIban: Story = {
  parameters: { shows: shows('updateBankingSettings', 'VALIDATION_FAILED') },
  args: { submit: fn(async (): Promise<Result> => fieldFailure('accountNumber', 'INVALID_IBAN')) },
  async play() {
    await fillIn();
    await save();
    const text = failureText('VALIDATION_FAILED', { reason: 'INVALID_IBAN' });
    await expect(await dialog().findByText(text)).toBeVisible();
    await expect(dialog().getByLabelText(t('payouts:bank.number'))).toHaveFocus();
  },
};

export const Submitting: Story = {
  args: { submit: fn(() => new Promise<Result>(() => undefined)) },
  async play() {
    await fillIn();
    await save();
    await expect(await dialog().findByRole('button', { name: tPattern('payouts:bank.save') })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const ServerError: Story = {
  parameters: { shows: shows('updateBankingSettings', 'failed') },
  args: { submit: fn(async (): Promise<Result> => failure('INTERNAL')) },
  async play() {
    await fillIn();
    await save();
    await expect(await dialog().findByRole('alert')).toHaveTextContent(t('errors:INTERNAL'));
    await expect(dialog().getByLabelText(t('payouts:bank.holder'))).toHaveValue(' Mara Quill');
  },
};
