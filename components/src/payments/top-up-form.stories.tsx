import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type FormResult, TextInput } from '../primitives/index.ts';
import type { CouponResult } from './coupon-field.tsx';
import { packages, savedCards, tenPercentOff } from './fixtures.ts';
import { TopUpForm } from './top-up-form.tsx';
import type { CouponTarget, TopUpField } from './top-up-values.ts';

const meta = {
  title: 'Components/Payments/TopUpForm',
  component: TopUpForm,
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

async function fillIn(element: HTMLElement, card = 'Goes through') {
  const canvas = within(element);
  await userEvent.click(await canvas.findByRole('radio', { name: '$100' }));
  await userEvent.click(canvas.getByRole('button', { name: card }));
  await userEvent.click(canvas.getByRole('button', { name: 'Pay $100.00' }));
}

async function applyCode(element: HTMLElement, code: string) {
  const canvas = within(element);
  await userEvent.type(await canvas.findByLabelText('Coupon'), code);
  await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
}

export const Idle: Story = {};
export const WithPackages: Story = { args: { packages, cards: savedCards } };
export const OnPhone: Story = {
  args: { packages, cards: savedCards },
  globals: { viewport: { value: 'phone' } },
};

export const Sent: Story = {
  async play({ canvasElement, args }) {
    await fillIn(canvasElement);
    const card = { number: '4242 4242 4242 4242', expMonth: 12, expYear: 2034, cvc: '123' };
    await waitFor(() =>
      expect(args.submit).toHaveBeenCalledWith({ amount: 100, card: { kind: 'sandbox', card, isSaved: false } }),
    );
  },
};

/** The recommended package and the default card are preselected. */
export const PackageBySavedCard: Story = {
  args: { packages, cards: savedCards },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay $50.00' }));
    await expect(args.submit).toHaveBeenCalledWith({
      amount: 50,
      packageId: packages[2]?._id,
      card: { kind: 'saved', paymentMethodId: 'pm_visa' },
    });
    await userEvent.type(canvas.getByLabelText('Another amount'), '12');
    await expect(canvas.getByRole('radio', { name: /Harbour light/ })).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Pay $12.00' })).toBeVisible();
  },
};

/** A changed amount checks the coupon again. */
export const CouponApplied: Story = {
  args: { packages, cards: savedCards },
  async play({ canvas, canvasElement, args }) {
    await applyCode(canvasElement, 'firstkiln');
    await expect(await canvas.findByText('FIRSTKILN takes off $5.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /Lighthouse/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay $90.00' }));
    await expect(args.submit).toHaveBeenCalledWith(expect.objectContaining({ amount: 100, couponCode: 'FIRSTKILN' }));
  },
};

export const CouponInvalid: Story = {
  args: {
    packages,
    applyCoupon: fn(
      async (_code: string, _target: CouponTarget): Promise<CouponResult> => ({ error: 'This coupon has expired.' }),
    ),
  },
  async play({ canvas, canvasElement }) {
    await applyCode(canvasElement, 'OLDONE');
    await expect(await canvas.findByText('This coupon has expired.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pay $50.00' })).toBeEnabled();
  },
};

/** The coupon was used up before the payment. */
export const CouponUsedUp: Story = {
  args: {
    packages,
    cards: savedCards,
    submit: fn(async () => ({ fieldErrors: { coupon: 'This coupon is used up.' } })),
  },
  async play({ canvas, canvasElement }) {
    await applyCode(canvasElement, 'FIRSTKILN');
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay $45.00' }));
    await expect(await canvas.findByText('This coupon is used up.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pay $50.00' })).toBeEnabled();
  },
};

/** The gateway's form replaces the card fields. */
export const GatewayFields: Story = {
  args: { packages, gatewayFields: <TextInput aria-label="Card of the gateway" /> },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay $50.00' }));
    await expect(args.submit).toHaveBeenCalledWith(
      expect.objectContaining({ card: { kind: 'gateway', isSaved: false } }),
    );
    await expect(canvas.queryByLabelText('Card number')).toBeNull();
  },
};

export const MissingFields: Story = {
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose an amount' }));
    await expect(await canvas.findByText('Check the card number.')).toBeInTheDocument();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

export const AmountOutOfRange: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Another amount'), '301');
    await userEvent.click(canvas.getByRole('button', { name: 'Choose an amount' }));
    await expect(await canvas.findByText('Choose between $2.95 and $300.00.')).toBeInTheDocument();
  },
};

export const Submitting: Story = {
  args: { submit: fn(() => new Promise(() => {})) },
  play: ({ canvasElement }) => fillIn(canvasElement),
};

export const CardDeclined: Story = {
  args: { submit: fn(async () => ({ error: 'Your card was declined. Try another one.' })) },
  async play({ canvasElement }) {
    await fillIn(canvasElement, 'Declined');
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your card was declined.');
    await expect(canvas.getByLabelText('Another amount')).toHaveValue('100');
  },
};

export const FieldErrors: Story = {
  args: { submit: fn(async () => ({ fieldErrors: { cvc: 'The security code is wrong.' } })) },
  async play({ canvasElement }) {
    await fillIn(canvasElement);
    await expect(await within(canvasElement).findByText('The security code is wrong.')).toBeInTheDocument();
  },
};
