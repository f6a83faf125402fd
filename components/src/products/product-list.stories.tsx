import type { Product } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EmptyState, failed, loading, readyList } from '../primitives/index.ts';
import { t } from '../testing/index.ts';
import { products } from './fixtures.ts';
import { ProductList } from './product-list.tsx';

const retry = fn();
const empty = <EmptyState illustration="frame" title="Nothing for sale yet" />;

const meta = {
  title: 'Components/Products/ProductList',
  component: ProductList,
  args: { products: readyList(products), onLoadMore: fn(), label: 'Store', empty },
} satisfies Meta<typeof ProductList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas }) {
    const link = await canvas.findByRole('link', { name: 'River glaze mug' });
    await expect(link).toHaveAttribute('href', '/products/0193f2a4c1d07b3e5a91d000');
    await expect(canvas.getByText(t('products:soldOut'))).toBeVisible();
  },
};

export const OfSeveralPerformers: Story = { args: { withPerformer: true } };
export const Bought: Story = { args: { products: readyList(products.map((each) => ({ ...each, isBought: true }))) } };
export const Loading: Story = { args: { products: loading } };
export const Empty: Story = { args: { products: readyList<Product>([]) } };

export const Failed: Story = {
  args: { products: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const LoadingMore: Story = { args: { products: readyList(products, 'loading') } };

export const LoadMoreFailed: Story = {
  args: { products: readyList(products, 'error') },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(args.onLoadMore).toHaveBeenCalled();
  },
};
