import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { failure, shows, t, tPattern } from '../testing/index.ts';
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
    percentsOff: { quarterly: null, 'half-yearly': null },
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
  const monthly = await canvas.findByLabelText(t('performers:account.monthlyPrice'));
  await userEvent.clear(monthly);
  await userEvent.type(monthly, `${price}{Enter}`);
}

const findDialog = async () =>
  within(await within(document.body).findByRole('dialog', { name: t('subscriptions:priceChange.title') }));
type Dialog = Awaited<ReturnType<typeof findDialog>>;
const confirm = (dialog: Dialog) =>
  userEvent.click(dialog.getByRole('button', { name: t('subscriptions:priceChange.confirm') }));

export const Idle: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: t('performers:account.savePrices') })).toBeDisabled();
  },
};

/** A higher price must be confirmed, because it is announced to the subscribers (rule M7). */
export const Raising: Story = {
  async play({ canvas, args }) {
    await setMonthly(canvas, '12.50');
    const dialog = await findDialog();
    await expect(
      dialog.getByText(t('subscriptions:priceChange.monthly', { from: '$9.95', to: '$12.50' })),
    ).toBeVisible();
    await expect(
      dialog.getByText(tPattern('subscriptions:priceChange.raised', { formatted: 128, count: 128 })),
    ).toBeVisible();
    await expect(args.countSubscribers).toHaveBeenCalledWith('monthly');
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

export const Raised: Story = {
  async play({ canvas, args }) {
    await setMonthly(canvas, '12.50');
    await confirm(await findDialog());
    await expect(await canvas.findByText(t('changesSaved'))).toBeVisible();
    await expect(args.submit).toHaveBeenCalledWith({ ...initial, monthlyPrice: '12.50' });
  },
};

export const ChangeCancelled: Story = {
  async play({ canvas, args }) {
    await setMonthly(canvas, '12.50');
    await userEvent.click((await findDialog()).getByRole('button', { name: t('subscriptions:priceChange.cancel') }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

export const Lowering: Story = {
  async play({ canvas, args }) {
    await setMonthly(canvas, '7.95');
    const dialog = await findDialog();
    await expect(
      dialog.getByText(t('subscriptions:priceChange.monthly', { from: '$9.95', to: '$7.95' })),
    ).toBeVisible();
    await expect(dialog.getByText(tPattern('subscriptions:priceChange.lowered', { count: 2 }))).toBeVisible();
    await expect(args.submit).not.toHaveBeenCalled();
    await confirm(dialog);
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith({ ...initial, monthlyPrice: '7.95' }));
  },
};

/** The performer stops offering a type. Its subscriptions end with the period that is paid. */
export const Withdrawing: Story = {
  args: { countSubscribers: fn(async () => 1) },
  async play({ canvas, args }) {
    await userEvent.clear(await canvas.findByLabelText(t('performers:account.monthlyPrice')));
    await userEvent.click(canvas.getByRole('button', { name: t('performers:account.savePrices') }));
    const dialog = await findDialog();
    await expect(
      dialog.getByText(
        t('subscriptions:priceChange.monthly', { from: '$9.95', to: t('subscriptions:priceChange.none') }),
      ),
    ).toBeVisible();
    await expect(
      dialog.getByText(tPattern('subscriptions:priceChange.withdrawn', { formatted: 1, count: 1 })),
    ).toBeVisible();
    await expect(args.submit).not.toHaveBeenCalled();
    await confirm(dialog);
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith({ ...initial, monthlyPrice: '' }));
  },
};

/**
 * The performer offers a type again. Subscribers whose subscription would have ended are notified that it is renewed.
 */
export const OfferingAgain: Story = {
  args: { initial: { monthlyPrice: '', yearlyPrice: '99.00' }, countSubscribers: fn(async () => 3) },
  async play({ canvas }) {
    await setMonthly(canvas, '9.95');
    const dialog = await findDialog();
    await expect(
      dialog.getByText(
        t('subscriptions:priceChange.monthly', { from: t('subscriptions:priceChange.none'), to: '$9.95' }),
      ),
    ).toBeVisible();
    await expect(
      dialog.getByText(tPattern('subscriptions:priceChange.offered', { formatted: 3, count: 3 })),
    ).toBeVisible();
  },
};

/** The dialog shows the number of affected subscribers for each changed type. */
export const BothKinds: Story = {
  args: {
    initial: { monthlyPrice: '9.95', yearlyPrice: '99.00' },
    countSubscribers: fn(async () => 7),
  },
  beforeEach({ args }) {
    args.countSubscribers.mockResolvedValueOnce(128);
  },
  async play({ canvas, args }) {
    await userEvent.clear(await canvas.findByLabelText(t('performers:account.yearlyPrice')));
    await setMonthly(canvas, '12.50');
    const dialog = await findDialog();
    await expect(
      dialog.getByText(tPattern('subscriptions:priceChange.raised', { formatted: 128, count: 128 })),
    ).toBeVisible();
    await expect(
      dialog.getByText(tPattern('subscriptions:priceChange.withdrawn', { formatted: 7, count: 7 })),
    ).toBeVisible();
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
    await expect(
      await canvas.findByText(t('performers:account.priceInvalid', { minimum: '$2.95', maximum: '$300.00' })),
    ).toBeVisible();
    await expect(canvas.getByLabelText(t('performers:account.monthlyPrice'))).toHaveFocus();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

/** The number of affected subscribers could not be fetched, so nothing is saved. */
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
  parameters: { shows: shows('updateMyPerformer', 'failed') },
  args: {
    countSubscribers: fn(async () => 0),
    submit: fn(async () => failure('INTERNAL')),
  },
  async play({ canvas }) {
    await setMonthly(canvas, '7.95');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('errors:INTERNAL'));
    await expect(canvas.getByLabelText(t('performers:account.monthlyPrice'))).toHaveValue('7.95');
  },
};

export const PhoneInSpanish: Story = {
  globals: { viewport: { value: 'phone' }, locale: 'es-ES' },
  async play({ canvas }) {
    const monthly = await canvas.findByLabelText('Suscripción al mes');
    await userEvent.clear(monthly);
    await userEvent.type(monthly, '12.50{Enter}');
    await expect(await within(document.body).findByRole('dialog')).toBeVisible();
  },
};
