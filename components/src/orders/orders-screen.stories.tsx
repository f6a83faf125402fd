import type { Order } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { failed, loading, readyList } from '../primitives/index.ts';
import { playEnd } from '../testing/end-sample.ts';
import { t } from '../testing/index.ts';
import { inPrimaryLayout } from '../users/sample.tsx';
import { orders } from './fixtures.ts';
import { OrdersScreen } from './orders-screen.tsx';

const retry = fn();

const meta = {
  title: 'Screens/Fan/OrdersScreen',
  tags: ['screen', 'fan'],
  component: OrdersScreen,
  decorators: [inPrimaryLayout],
  parameters: framed,
  args: { orders: readyList(orders), onLoadMore: fn() },
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

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
