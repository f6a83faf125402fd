import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inEuros } from '../primitives/money/sample.tsx';
import { failure, failureText, shows, t, tPattern } from '../testing/index.ts';
import { BuyDialog, type BuyDialogProps } from './buy-dialog.tsx';
import { receipt } from './fixtures.ts';

const meta = {
  title: 'Components/Wallet/BuyDialog',
  component: BuyDialog,
  args: {
    open: true,
    onClose: fn(),
    kind: 'feed',
    name: 'Mara Quill',
    price: 12.5,
    balance: 100,
    submit: fn(async (): Promise<{ ok: true } | { error: string }> => ({ ok: true })),
    onTopUp: fn(),
  },
} satisfies Meta<typeof BuyDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Queries for the whole page, which contains the dialog. */
const dialog = () => within(document.body);
const pay = async () =>
  userEvent.click(await dialog().findByRole('button', { name: t('purchases:buy.pay', { amount: '$12.50' }) }));

export const InEuros: Story = {
  decorators: [inEuros],
  async play() {
    await expect(await dialog().findByText('≈ €11.50', { exact: true })).toBeVisible();
    await expect(dialog().getByRole('button', { name: t('purchases:buy.pay', { amount: '$12.50' }) })).toBeVisible();
  },
};

export const Idle: Story = {
  async play({ args }) {
    await expect(
      await dialog().findByRole('heading', { name: t('purchases:buy.title.feed', { name: 'Mara Quill' }) }),
    ).toBeVisible();
    await pay();
    await waitFor(() => expect(args.submit).toHaveBeenCalledOnce());
  },
};

export const Gallery: Story = { args: { kind: 'gallery', title: 'The kiln from inside' } };
export const Video: Story = { args: { kind: 'video', title: 'Throwing a tall vessel' } };
export const UnknownBalance: Story = { args: { balance: undefined } };

/** The balance is too low, so the button opens the top-up with the missing amount. */
export const LowBalance: Story = {
  args: { balance: 4.2 },
  async play({ args }) {
    await expect(await dialog().findByText(t('wallet:pay.missing', { amount: '$8.30' }))).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: t('wallet:pay.topUp') }));
    await expect(args.onTopUp).toHaveBeenCalledWith(8.3);
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = {
  args: { submit: fn((): ReturnType<BuyDialogProps['submit']> => new Promise(() => {})) },
  async play({ args }) {
    await pay();
    await userEvent.click(dialog().getByRole('button', { name: tPattern('purchases:buy.pay') }));
    await expect(args.submit).toHaveBeenCalledOnce();
  },
};

export const ServerError: Story = {
  parameters: { shows: shows('buyFeed', 'failed') },
  args: { submit: fn(async () => failure('INTERNAL')) },
  async play() {
    await pay();
    await expect(await dialog().findByRole('alert')).toHaveTextContent(failureText('INTERNAL'));
  },
};

/** The price has risen while the dialog was open. Nothing was charged, and the button shows the new price. */
export const PriceChanged: Story = {
  args: { problem: 'price-changed', price: 15 },
  async play() {
    await expect(
      await dialog().findByRole('button', { name: t('purchases:buy.pay', { amount: '$15.00' }) }),
    ).toBeVisible();
  },
};

export const AlreadyBought: Story = { args: { problem: 'already-bought' } };
export const NotForSale: Story = { args: { problem: 'not-for-sale' } };

export const Receipt: Story = {
  args: { receipt: { ...receipt, balanceBefore: 100, balance: 87.5 } },
  async play({ args }) {
    await userEvent.click(await dialog().findByRole('button', { name: t('wallet:pay.done') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Spanish: Story = {
  globals: { locale: 'es-ES' },
  async play() {
    await expect(await dialog().findByRole('button', { name: 'Pagar $12.50' })).toBeVisible();
  },
};
