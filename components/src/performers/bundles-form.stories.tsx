import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { failure, shows, t, tPattern } from '../testing/index.ts';
import { clearToasts, withToasts } from '../users/sample.tsx';
import { BundlesForm, type BundlesFormProps } from './bundles-form.tsx';

const meta = {
  title: 'Components/Performers/BundlesForm',
  component: BundlesForm,
  decorators: [withToasts],
  beforeEach: clearToasts,
  args: {
    monthlyPrice: 9.95,
    initial: { quarterly: 10, 'half-yearly': null },
    minimum: 5,
    maximum: 50,
    countSubscribers: fn(async () => 0),
    submit: fn(async (): ReturnType<BundlesFormProps['submit']> => ({ ok: true })),
  },
} satisfies Meta<typeof BundlesForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function setPercent(canvas: Canvas, type: 'quarterly' | 'half-yearly', percent: string) {
  const field = await canvas.findByLabelText(t(`bundles:discount.${type}`));
  await userEvent.clear(field);
  await userEvent.type(field, `${percent}{Enter}`);
}

/** The price that fans pay is shown below each discount. */
export const Idle: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByText(t('bundles:preview', { price: '$26.87', full: '$29.85' }))).toBeVisible();
    await expect(canvas.getByText(t('bundles:help', { minimum: 5, maximum: 50 }))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('bundles:save') })).toBeDisabled();
  },
};

export const Saved: Story = {
  async play({ canvas, args }) {
    await setPercent(canvas, 'half-yearly', '15');
    await expect(await canvas.findByText(t('changesSaved'))).toBeVisible();
    await expect(args.submit).toHaveBeenCalledWith({ quarterly: 10, 'half-yearly': 15 });
  },
};

/** A smaller discount raises the price of subscribers, so it must be confirmed (rule M7). */
export const Raising: Story = {
  args: { countSubscribers: fn(async () => 12) },
  async play({ canvas, args }) {
    await setPercent(canvas, 'quarterly', '5');
    const dialog = within(
      await within(document.body).findByRole('dialog', { name: t('subscriptions:priceChange.title') }),
    );
    await expect(
      dialog.getByText(t('subscriptions:priceChange.quarterly', { from: '$26.87', to: '$28.36' })),
    ).toBeVisible();
    await expect(
      dialog.getByText(tPattern('subscriptions:priceChange.raised', { formatted: 12, count: 12 })),
    ).toBeVisible();
    await expect(args.submit).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: t('subscriptions:priceChange.confirm') }));
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith({ quarterly: 5, 'half-yearly': null }));
  },
};

export const FieldErrors: Story = {
  async play({ canvas, args }) {
    await setPercent(canvas, 'quarterly', '51');
    await expect(await canvas.findByText(t('bundles:invalid', { minimum: 5, maximum: 50 }))).toBeVisible();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

/** Without a price per month there is nothing to reduce. */
export const NoMonthlyPrice: Story = {
  args: { monthlyPrice: null },
  async play({ canvas }) {
    await expect(await canvas.findByText(t('bundles:noMonthlyPrice'))).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const ServerError: Story = {
  parameters: { shows: shows('updateMyPerformer', 'failed') },
  args: { submit: fn(async () => failure('INTERNAL')) },
  async play({ canvas }) {
    await setPercent(canvas, 'half-yearly', '20');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('errors:INTERNAL'));
    await expect(canvas.getByLabelText(t('bundles:discount.half-yearly'))).toHaveValue('20');
  },
};

export const PhoneInSpanish: Story = {
  globals: { viewport: { value: 'phone' }, locale: 'es-ES' },
  args: { initial: { quarterly: 10, 'half-yearly': 15 } },
  async play({ canvas }) {
    await expect(await canvas.findByText('Tus fans pagan $26.87 en vez de $29.85.')).toBeVisible();
  },
};
