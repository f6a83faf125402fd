import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { clearToasts, withToasts } from '../users/sample.tsx';
import { PricesForm, type PricesFormProps } from './prices-form.tsx';

const initial = { monthlyPrice: '9.95', yearlyPrice: '' };

const meta = {
  title: 'Components/Performers/PricesForm',
  component: PricesForm,
  decorators: [withToasts],
  beforeEach: clearToasts,
  args: {
    initial,
    minimumPrice: 2.95,
    maximumPrice: 300,
    countSubscribers: fn(async () => 128),
    submit: fn(async (): ReturnType<PricesFormProps['submit']> => ({ ok: true })),
  },
} satisfies Meta<typeof PricesForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function setMonthly(canvas: Canvas, price: string) {
  const monthly = await canvas.findByLabelText('Subscription per month');
  await userEvent.clear(monthly);
  await userEvent.type(monthly, `${price}{Enter}`);
}

const findDialog = async () =>
  within(await within(document.body).findByRole('dialog', { name: 'Change your prices?' }));
type Dialog = Awaited<ReturnType<typeof findDialog>>;
const confirm = (dialog: Dialog) => userEvent.click(dialog.getByRole('button', { name: 'Change prices' }));

export const Idle: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Save prices' })).toBeDisabled();
  },
};

/** A higher price is announced to subscribers only after a confirmation (rule M7). */
export const Raising: Story = {
  async play({ canvas, args }) {
    await setMonthly(canvas, '12.50');
    const dialog = await findDialog();
    await expect(dialog.getByText('Per month: $9.95 becomes $12.50')).toBeVisible();
    await expect(
      dialog.getByText(/^128 subscribers get a mail about it today and pay the old price for at least 30 more days/),
    ).toBeVisible();
    await expect(args.countSubscribers).toHaveBeenCalledWith('monthly');
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

export const Raised: Story = {
  async play({ canvas, args }) {
    await setMonthly(canvas, '12.50');
    await confirm(await findDialog());
    await expect(await canvas.findByText('Changes saved')).toBeVisible();
    await expect(args.submit).toHaveBeenCalledWith({ ...initial, monthlyPrice: '12.50' });
  },
};

export const ChangeCancelled: Story = {
  async play({ canvas, args }) {
    await setMonthly(canvas, '12.50');
    await userEvent.click((await findDialog()).getByRole('button', { name: 'Keep the old prices' }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

export const Lowering: Story = {
  async play({ canvas, args }) {
    await setMonthly(canvas, '7.95');
    const dialog = await findDialog();
    await expect(dialog.getByText('Per month: $9.95 becomes $7.95')).toBeVisible();
    await expect(dialog.getByText(/Those who were told of a higher price get a mail today/)).toBeVisible();
    await expect(args.submit).not.toHaveBeenCalled();
    await confirm(dialog);
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith({ ...initial, monthlyPrice: '7.95' }));
  },
};

/** Current subscriptions end with their paid period. */
export const Withdrawing: Story = {
  args: { countSubscribers: fn(async () => 1) },
  async play({ canvas, args }) {
    await userEvent.clear(await canvas.findByLabelText('Subscription per month'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save prices' }));
    const dialog = await findDialog();
    await expect(dialog.getByText('Per month: $9.95 becomes no subscription')).toBeVisible();
    await expect(dialog.getByText(/^1 subscriber gets a mail about it today/)).toBeVisible();
    await expect(args.submit).not.toHaveBeenCalled();
    await confirm(dialog);
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith({ ...initial, monthlyPrice: '' }));
  },
};

/** Subscribers whose subscription would have ended are notified that it renews. */
export const OfferingAgain: Story = {
  args: { initial: { monthlyPrice: '', yearlyPrice: '99.00' }, countSubscribers: fn(async () => 3) },
  async play({ canvas }) {
    await setMonthly(canvas, '9.95');
    const dialog = await findDialog();
    await expect(dialog.getByText('Per month: no subscription becomes $9.95')).toBeVisible();
    await expect(dialog.getByText(/^3 subscribers were told that their subscription ends/)).toBeVisible();
  },
};

/** The dialog shows the number of subscribers of each changed type. */
export const BothKinds: Story = {
  args: {
    initial: { monthlyPrice: '9.95', yearlyPrice: '99.00' },
    countSubscribers: fn(async () => 7),
  },
  beforeEach({ args }) {
    args.countSubscribers.mockResolvedValueOnce(128);
  },
  async play({ canvas, args }) {
    await userEvent.clear(await canvas.findByLabelText('Subscription per year'));
    await setMonthly(canvas, '12.50');
    const dialog = await findDialog();
    await expect(dialog.getByText(/^128 subscribers get a mail/)).toBeVisible();
    await expect(dialog.getByText(/^7 subscribers get a mail/)).toBeVisible();
    await expect(args.countSubscribers).toHaveBeenCalledWith('yearly');
  },
};

/** A change that affects no subscribers is saved without a confirmation. */
export const ChangedForNobody: Story = {
  args: { countSubscribers: fn(async () => 0) },
  async play({ canvas, args }) {
    await setMonthly(canvas, '12.50');
    await waitFor(() => expect(args.submit).toHaveBeenCalled());
  },
};

export const FieldErrors: Story = {
  async play({ canvas, args }) {
    await setMonthly(canvas, '2.94');
    await expect(await canvas.findByText('Between $2.95 and $300.00, with at most two decimals.')).toBeVisible();
    await expect(canvas.getByLabelText('Subscription per month')).toHaveFocus();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

/** Nothing is saved while the number of subscribers is unknown. */
export const CountFailed: Story = {
  args: {
    countSubscribers: fn(async () => {
      throw new Error('Offline');
    }),
  },
  async play({ canvas, args }) {
    await setMonthly(canvas, '12.50');
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

export const ServerError: Story = {
  args: {
    countSubscribers: fn(async () => 0),
    submit: fn(async () => ({ error: 'Error occurred, please try again later' })),
  },
  async play({ canvas }) {
    await setMonthly(canvas, '7.95');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Error occurred');
    await expect(canvas.getByLabelText('Subscription per month')).toHaveValue('7.95');
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' }, locale: 'es-ES' },
  async play({ canvas }) {
    const monthly = await canvas.findByLabelText('Suscripción al mes');
    await userEvent.clear(monthly);
    await userEvent.type(monthly, '12.50{Enter}');
    await expect(await within(document.body).findByRole('dialog')).toBeVisible();
  },
};
