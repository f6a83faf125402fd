import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { failed, loading, ready } from '../primitives/index.ts';
import { order } from '../products/fixtures.ts';
import { countryText, t } from '../testing/index.ts';
import { ago } from '../testing/sample-times.ts';
import { inPrimaryLayout } from '../users/sample.tsx';
import { downloadable, refunded, shipped } from './fixtures.ts';
import { OrderScreen } from './order-screen.tsx';

const retry = fn();

const meta = {
  title: 'Screens/Fan/OrderScreen',
  tags: ['screen', 'fan'],
  component: OrderScreen,
  decorators: [inPrimaryLayout],
  parameters: framed,
  args: { order: ready(order), onChangeAddress: fn(), onDownload: fn() },
} satisfies Meta<typeof OrderScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {
  async play({ canvas, args }) {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      t('orders:orderOf', { number: 'FL-10482' }),
    );
    await expect(canvas.getByText(countryText('PT'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('orders:changeAddress') }));
    await expect(args.onChangeAddress).toHaveBeenCalledOnce();
  },
};

export const Processing: Story = {
  args: { order: ready({ ...order, status: 'processing', processingAt: order.createdAt }) },
};

export const Shipped: Story = {
  args: { order: ready(shipped) },
  async play({ canvas }) {
    const link = await canvas.findByRole('link', { name: t('orders:track') });
    await expect(link).toHaveAttribute('href', 'https://parcels.example/HP-2291-884');
    await expect(canvas.queryByRole('button', { name: t('orders:changeAddress') })).toBeNull();
  },
};

export const Delivered: Story = {
  args: { order: ready({ ...shipped, status: 'delivered', deliveredAt: ago({ hours: 3 }) }) },
};

export const Refunded: Story = {
  args: { order: ready(refunded) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('status')).toHaveTextContent(t('orders:refundedText', { amount: '$76.00' }));
  },
};

export const Digital: Story = {
  args: { order: ready(downloadable) },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('orders:download') }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};

export const Downloading: Story = { args: { order: ready(downloadable), isDownloading: true } };

/** An address of the United States has the state and the postal code after the city. */
export const AmericanAddress: Story = {
  args: {
    order: ready({
      ...order,
      deliveryAddress: order.deliveryAddress && {
        ...order.deliveryAddress,
        postalCode: '94110',
        city: 'San Francisco',
        state: 'California',
        countryCode: 'US',
      },
    }),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('San Francisco, California 94110')).toBeVisible();
  },
};

/** The product was deleted, so its title is not a link. */
export const ProductDeleted: Story = {
  args: { order: ready({ ...order, product: { ...order.product, isReachable: false, thumbnailUrl: null } }) },
};

export const Loading: Story = { args: { order: loading } };

export const Failed: Story = {
  args: { order: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Missing: Story = {
  args: { isMissing: true },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: t('orders:missing.title') })).toBeVisible();
  },
};
