import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type FormResult, TextInput } from '../primitives/index.ts';
import { failure, fieldFailure, inColumn, shows, t } from '../testing/index.ts';
import type { CouponResult } from './coupon-field.tsx';
import { packages, savedCards, tenPercentOff } from './fixtures.ts';
import { TopUpForm } from './top-up-form.tsx';
import type { CouponTarget, TopUpField } from './top-up-values.ts';

const meta = {
  title: 'Components/Payments/TopUpForm',
  component: TopUpForm,
  parameters: inColumn,
  args: {
    minimum: 2.95,
    maximum: 300,
    applyCoupon: fn(
      async (_code: string, { amount }: CouponTarget): Promise<CouponResult> => ({ coupon: tenPercentOff(amount) }),
    ),
    submit: fn(async (): Promise<FormResult<TopUpField>> => ({ ok: true })),
  },
} satisfies Meta<typeof TopUpForm>;

export default meta;
type Story = StoryObj<typeof meta>;

async function fillIn(element: HTMLElement, card = t('payments:card.useSuccess')) {
  const canvas = within(element);
  await userEvent.click(await canvas.findByRole('radio', { name: '$100' }));
  await userEvent.click(canvas.getByRole('button', { name: card }));
  await userEvent.click(canvas.getByRole('button', { name: t('payments:topUp.pay', { amount: '$100.00' }) }));
}

async function applyCode(element: HTMLElement, code: string) {
  const canvas = within(element);
  await userEvent.click(await canvas.findByRole('button', { name: t('payments:coupon.open') }));
  await userEvent.type(canvas.getByLabelText(t('payments:coupon.label')), code);
  await userEvent.click(canvas.getByRole('button', { name: t('payments:coupon.apply') }));
}

export const Idle: Story = {};
export const WithPackages: Story = { args: { packages, cards: savedCards } };

export const Sent: Story = {
  async play({ canvasElement, args }) {
    await fillIn(canvasElement);
    const card = { number: '4242 4242 4242 4242', expMonth: 12, expYear: 2034, cvc: '123' };
    await waitFor(() =>
      expect(args.submit).toHaveBeenCalledWith({ amount: 100, card: { kind: 'sandbox', card, isSaved: false } }),
    );
  },
};

/** Initially, the recommended package and the default card are selected. */
export const PackageBySavedCard: Story = {
  args: { packages, cards: savedCards },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('payments:topUp.pay', { amount: '$50.00' }) }));
    await expect(args.submit).toHaveBeenCalledWith({
      amount: 50,
      packageId: packages[2]?._id,
      card: { kind: 'saved', paymentMethodId: 'pm_visa' },
    });
    await userEvent.type(canvas.getByLabelText(t('payments:topUp.otherAmount')), '12');
    await expect(canvas.getByRole('radio', { name: /Harbour light/ })).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: t('payments:topUp.pay', { amount: '$12.00' }) })).toBeVisible();
  },
};

/** A package and another amount exclude each other. The status announces the change. */
export const PackageOrAnotherAmount: Story = {
  args: { packages, cards: savedCards },
  async play({ canvas }) {
    const card = t('payments:transactions.card', { brand: 'Visa', last4: '4242' });
    const status = await canvas.findByRole('status');
    const field = canvas.getByLabelText(t('payments:topUp.otherAmount'));
    const harbour = canvas.getByRole('radio', { name: /Harbour light/ });
    const bonus = t('payments:topUp.summaryBonus', { bonus: '$2.00' });
    await expect(status).toHaveTextContent(
      `${t('payments:topUp.summary', { amount: '$50.00', card, tokens: '$52.00' })} ${bonus}`,
    );
    await userEvent.type(field, '12');
    await expect(harbour).not.toBeChecked();
    await expect(status).toHaveTextContent(t('payments:topUp.summary', { amount: '$12.00', card, tokens: '$12.00' }));
    await userEvent.click(harbour);
    await expect(harbour).toBeChecked();
    await expect(field).toHaveValue('');
    await expect(field).toHaveAccessibleDescription(
      t('payments:topUp.replaces', { minimum: '$2.95', maximum: '$300.00' }),
    );
    await userEvent.type(field, '1');
    await expect(status).toBeEmptyDOMElement();
  },
};

/** If there are packages, no chips offer amounts, because a chip would give fewer tokens at the same price. */
export const PackagesAreTheAmounts: Story = {
  args: { packages, cards: savedCards },
  async play({ canvas }) {
    const offered = await canvas.findAllByRole('radio');
    await expect(offered).toHaveLength(
      // One more selects another card.
      packages.length + savedCards.filter(({ status }) => status === 'ready').length + 1,
    );
    await expect(canvas.queryByRole('radio', { name: '$100' })).toBeNull();
  },
};

/** The cheapest package that covers the missing tokens is selected. */
export const PackageCoversMissing: Story = {
  args: { packages, missing: 25.4 },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('button', { name: t('payments:topUp.pay', { amount: '$25.00' }) }),
    ).toBeVisible();
  },
};

/** No package covers the missing tokens, so their amount is selected. */
export const AmountCoversMissing: Story = {
  args: { packages, missing: 112.45 },
  async play({ canvas }) {
    await expect(await canvas.findByLabelText(t('payments:topUp.otherAmount'))).toHaveValue('112.45');
    await expect(canvas.getByRole('button', { name: t('payments:topUp.pay', { amount: '$112.45' }) })).toBeVisible();
  },
};

/** After a change of the amount, the coupon is checked again. */
export const CouponApplied: Story = {
  args: { packages, cards: savedCards },
  async play({ canvas, canvasElement, args }) {
    await applyCode(canvasElement, 'firstkiln');
    await expect(
      await canvas.findByText(t('payments:coupon.applied', { code: 'FIRSTKILN', discount: '$5.00' })),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /Lighthouse/ }));
    const pay = await canvas.findByRole('button', { name: t('payments:topUp.pay', { amount: '$90.00' }) });
    const card = t('payments:transactions.card', { brand: 'Visa', last4: '4242' });
    const summary = t('payments:topUp.summary', { amount: '$90.00', card, tokens: '$106.00' });
    await expect(canvas.getByText(summary, { exact: false })).toBeVisible();
    await userEvent.click(pay);
    await expect(args.submit).toHaveBeenCalledWith(expect.objectContaining({ amount: 100, couponCode: 'FIRSTKILN' }));
  },
};

export const CouponInvalid: Story = {
  args: {
    packages,
    applyCoupon: fn(async (_code: string, _target: CouponTarget): Promise<CouponResult> => failure('COUPON_EXPIRED')),
  },
  async play({ canvas, canvasElement }) {
    await applyCode(canvasElement, 'OLDONE');
    await expect(await canvas.findByText(t('errors:COUPON_EXPIRED'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('payments:topUp.pay', { amount: '$50.00' }) })).toBeEnabled();
  },
};

/** The coupon was used up after it was applied, so the payment fails. */
export const CouponUsedUp: Story = {
  args: {
    packages,
    cards: savedCards,
    submit: fn(async () => fieldFailure('coupon', 'COUPON_USED_UP')),
  },
  async play({ canvas, canvasElement }) {
    await applyCode(canvasElement, 'FIRSTKILN');
    await userEvent.click(await canvas.findByRole('button', { name: t('payments:topUp.pay', { amount: '$45.00' }) }));
    await expect(await canvas.findByText(t('errors:COUPON_USED_UP'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('payments:topUp.pay', { amount: '$50.00' }) })).toBeEnabled();
  },
};

/** The form of the gateway replaces the card fields. */
export const GatewayFields: Story = {
  args: { packages, gatewayFields: <TextInput aria-label="Card of the gateway" /> },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('payments:topUp.pay', { amount: '$50.00' }) }));
    await expect(args.submit).toHaveBeenCalledWith(
      expect.objectContaining({ card: { kind: 'gateway', isSaved: false } }),
    );
    await expect(canvas.queryByLabelText(t('payments:card.number'))).toBeNull();
  },
};

export const MissingFields: Story = {
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: t('payments:topUp.chooseAmount') }));
    await expect(await canvas.findByText(t('payments:card.numberInvalid'))).toBeInTheDocument();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

/** An error that wraps below the expiry does not move or stretch the field of the security code beside it. */
export const PhoneErrorBesideField: Story = {
  globals: { viewport: { value: 'small' } },
  async play({ canvas }) {
    const code = await canvas.findByLabelText(t('payments:card.cvc'));
    await userEvent.type(code, '123');
    const expiry = canvas.getByLabelText(t('payments:card.expiry'));
    const { height } = code.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('radio', { name: '$100' }));
    await userEvent.click(canvas.getByRole('button', { name: t('payments:topUp.pay', { amount: '$100.00' }) }));
    await expect(await canvas.findByText(t('payments:card.expiryInvalid'))).toBeVisible();
    await expect(code.getBoundingClientRect().height).toBe(height);
    await expect(code.getBoundingClientRect().top).toBe(expiry.getBoundingClientRect().top);
  },
};

export const AmountOutOfRange: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText(t('payments:topUp.otherAmount')), '301');
    await userEvent.click(canvas.getByRole('button', { name: t('payments:topUp.chooseAmount') }));
    await expect(
      await canvas.findByText(t('payments:topUp.amountRange', { minimum: '$2.95', maximum: '$300.00' })),
    ).toBeInTheDocument();
  },
};

export const Submitting: Story = {
  args: { submit: fn(() => new Promise(() => {})) },
  play: ({ canvasElement }) => fillIn(canvasElement),
};

export const CardDeclined: Story = {
  parameters: { shows: shows('topUpWallet', 'CARD_DECLINED') },
  args: { submit: fn(async () => failure('CARD_DECLINED')) },
  async play({ canvasElement }) {
    await fillIn(canvasElement, t('payments:card.useDeclined'));
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('errors:CARD_DECLINED'));
    await expect(canvas.getByLabelText(t('payments:topUp.otherAmount'))).toHaveValue('100');
  },
};

/** A saved card has no fields, so the error is shown for the whole form. */
export const SavedCardExpired: Story = {
  args: { packages, cards: savedCards, submit: fn(async () => fieldFailure('expiry', 'EXPIRED_CARD')) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: t('payments:topUp.pay', { amount: '$50.00' }) }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('errors:EXPIRED_CARD'));
  },
};

export const FieldErrors: Story = {
  args: { submit: fn(async () => fieldFailure('cvc', 'INCORRECT_CVC')) },
  async play({ canvasElement }) {
    await fillIn(canvasElement);
    await expect(await within(canvasElement).findByText(t('errors:INCORRECT_CVC'))).toBeInTheDocument();
  },
};
