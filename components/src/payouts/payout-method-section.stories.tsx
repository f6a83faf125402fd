import type { ConnectedStripeAccount } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { failure, fieldFailure, inColumn, t, tPattern } from '../testing/index.ts';
import { bankChoices, gatewaySettings } from './fixtures.ts';
import { PayoutMethodSection, type PayoutMethodSectionProps } from './payout-method-section.tsx';

const meta = {
  title: 'Components/Payouts/PayoutMethodSection',
  component: PayoutMethodSection,
  parameters: inColumn,
  args: {
    settings: gatewaySettings,
    bankAccount: 'Banco do Mar, •••• 4821',
    countries: bankChoices.countries,
    defaultCountry: 'PT',
    connect: fn(async (): ReturnType<PayoutMethodSectionProps['connect']> => ({ ok: true })),
    onCheck: fn(),
    isChecking: false,
    onChoose: fn(),
    isChoosing: false,
  },
} satisfies Meta<typeof PayoutMethodSection>;

export default meta;
type Story = StoryObj<typeof meta>;

const withAccount = (status: ConnectedStripeAccount['status']) => ({
  ...gatewaySettings,
  isStripeConnected: true,
  stripeAccount: { status, countryCode: 'PT', accountEnd: 'Kiln' },
});

/** The performer connects a Stripe account, as a company. */
export const NotConnected: Story = {
  async play({ canvas, args }) {
    await expect(await canvas.findByText(t('payoutMethod:intro'))).toBeVisible();
    await expect(canvas.queryByText(t('payoutMethod:label'))).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText(tPattern('payoutMethod:country')), 'ES');
    await userEvent.click(canvas.getByRole('radio', { name: t('payoutMethod:business.company') }));
    await userEvent.click(canvas.getByRole('button', { name: t('payoutMethod:connect') }));
    await waitFor(() => expect(args.connect).toHaveBeenCalledWith({ countryCode: 'ES', businessType: 'company' }));
  },
};

export const CountryRequired: Story = {
  args: { defaultCountry: '' },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('payoutMethod:connect') }));
    await expect(await canvas.findByText(t('payoutMethod:required'))).toBeVisible();
    await expect(args.connect).not.toHaveBeenCalled();
  },
};

/** Stripe does not pay out to every country. */
export const CountryUnsupported: Story = {
  args: { connect: fn(async () => fieldFailure('countryCode', 'STRIPE_COUNTRY_UNSUPPORTED')) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('payoutMethod:connect') }));
    await expect(await canvas.findByText(t('errors:STRIPE_COUNTRY_UNSUPPORTED'))).toBeVisible();
  },
};

/** Stripe is down. The values stay in the form. */
export const Failed: Story = {
  args: { connect: fn(async () => failure('UNAVAILABLE')) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('payoutMethod:connect') }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByLabelText(tPattern('payoutMethod:country'))).toHaveValue('PT');
  },
};

/** The performer has left Stripe's page before its end, and continues. */
export const Incomplete: Story = {
  args: { settings: withAccount('incomplete') },
  async play({ canvas, args }) {
    await expect(await canvas.findByText(t('payoutMethod:text.incomplete'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('payoutMethod:continue') }));
    await waitFor(() => expect(args.connect).toHaveBeenCalledWith(expect.objectContaining({ countryCode: 'PT' })));
  },
};

/** Stripe is down while the performer continues. */
export const ContinueFailed: Story = {
  args: { settings: withAccount('incomplete'), connect: fn(async () => failure('UNAVAILABLE')) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('payoutMethod:continue') }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

/** The performer is back from Stripe, and the status is being read. */
export const Returned: Story = {
  args: { settings: withAccount('incomplete'), isChecking: true },
  async play({ canvas }) {
    await expect(await canvas.findByText(t('payoutMethod:checking'))).toBeVisible();
  },
};

export const Pending: Story = {
  args: { settings: withAccount('pending') },
  async play({ canvas, args }) {
    await expect(await canvas.findByText(t('payoutMethod:text.pending'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('payoutMethod:continue') })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('payoutMethod:check') }));
    await expect(args.onCheck).toHaveBeenCalled();
  },
};

/** The account is complete, so that there is a choice. */
export const Ready: Story = {
  args: { settings: withAccount('ready') },
  async play({ canvas, args }) {
    const bank = await canvas.findByRole('radio', { name: t('payoutMethod:option.bank') });
    await expect(bank).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: t('payoutMethod:option.stripe') }));
    await expect(args.onChoose).toHaveBeenCalledWith('stripe');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Stripe is the only account, so that there is nothing to choose. */
export const OnlyStripe: Story = {
  args: {
    bankAccount: null,
    settings: { ...withAccount('ready'), payoutMethod: 'stripe', isBankAccountNamed: false },
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(t('payoutMethod:text.ready'))).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

/** Stripe needs more information, and no payout can be requested until then. */
export const Restricted: Story = {
  args: {
    settings: { ...withAccount('restricted'), payoutMethod: 'stripe', canReceivePayouts: false, destination: null },
  },
  async play({ canvas, args }) {
    await expect(await canvas.findByRole('note')).toHaveTextContent(t('payoutMethod:stopped.title'));
    await expect(canvas.getByRole('button', { name: t('payoutMethod:continue') })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: t('payoutMethod:option.bank') }));
    await expect(args.onChoose).toHaveBeenCalledWith('bank-transfer');
  },
};

/** Stripe has rejected the account, and the performer begins again in another country. */
export const Rejected: Story = {
  args: { settings: withAccount('rejected') },
  async play({ canvas, args }) {
    await expect(await canvas.findByText(t('payoutMethod:text.rejected'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('payoutMethod:continue') })).toBeNull();
    const country = canvas.getByLabelText(tPattern('payoutMethod:country'));
    await expect(country).toHaveValue('PT');
    await userEvent.selectOptions(country, 'ES');
    await userEvent.click(canvas.getByRole('button', { name: t('payoutMethod:replace.submit') }));
    await waitFor(() => expect(args.connect).toHaveBeenCalledWith({ countryCode: 'ES', businessType: 'individual' }));
  },
};

/** Stripe does not accept the details of the new account either. */
export const ReplacementRefused: Story = {
  args: { settings: withAccount('rejected'), connect: fn(async () => failure('STRIPE_ACCOUNT_REFUSED')) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('payoutMethod:replace.submit') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('errors:STRIPE_ACCOUNT_REFUSED'));
  },
};
