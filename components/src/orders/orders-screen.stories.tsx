import type { Order } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { failed, loading, readyList } from '../primitives/index.ts';
import { playEnd } from '../testing/end-sample.ts';
import { dateText, t, tPattern } from '../testing/index.ts';
import { inPrimaryLayout } from '../users/sample.tsx';
import { downloadable, orders, shipped } from './fixtures.ts';
import { OrdersScreen } from './orders-screen.tsx';

const retry = fn();

const meta = {
  title: 'Screens/Fan/OrdersScreen',
  tags: ['screen', 'fan'],
  component: OrdersScreen,
  decorators: [inPrimaryLayout],
  parameters: framed,
  args: { orders: readyList(orders), onLoadMore: fn(), onDownload: fn() },
} satisfies Meta<typeof OrdersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The list contains an order in each status. */
export const Ready: Story = {
  async play({ canvas }) {
    const [first] = await canvas.findAllByRole('link', { name: 'River glaze mug' });
    await expect(first).toHaveAttribute('href', '/user/orders/0193f2a4c1d07b3e5a91f000');
    for (const status of ['paid', 'processing', 'shipped', 'delivered', 'refunded'] as const)
      await expect(canvas.getByText(t(`orders:status.${status}`))).toBeVisible();
  },
};

/** Each order says where it is, and has its next action: to follow the parcel, or to download a digital product. */
export const NextActions: Story = {
  async play({ canvas, args }) {
    const date = dateText(shipped.shippedAt ?? '');
    await expect(
      await canvas.findByText(tPattern('orders:line.shippedBy', { date, carrier: 'Harbour Post' })),
    ).toBeVisible();
    await expect(canvas.getByText(t('orders:line.paid'))).toBeVisible();
    const track = canvas.getByRole('link', { name: `${t('orders:track')}: ${shipped.product.title}` });
    await expect(track).toHaveAttribute('href', shipped.trackingUrl);
    await userEvent.click(
      canvas.getByRole('button', { name: `${t('orders:download')}: ${downloadable.product.title}` }),
    );
    await expect(args.onDownload).toHaveBeenCalledWith(downloadable);
  },
};

export const Downloading: Story = { args: { downloadingId: downloadable.product._id } };

export const Empty: Story = {
  args: { orders: readyList<Order>([]) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: t('orders:empty.title') })).toBeVisible();
  },
};

export const Loading: Story = { args: { orders: loading } };

export const Failed: Story = {
  args: { orders: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const End: Story = { play: playEnd };
export const LoadingMore: Story = { args: { orders: readyList(orders, 'loading') } };

export const LoadMoreFailed: Story = {
  args: { orders: readyList(orders, 'error') },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(args.onLoadMore).toHaveBeenCalled();
  },
};
