import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { failed, loading, ready, readyList } from '../primitives/index.ts';
import { t } from '../testing/index.ts';
import { inPrimaryLayout } from '../users/sample.tsx';
import { digital, product, products, soldOut } from './fixtures.ts';
import { ProductList } from './product-list.tsx';
import { ProductScreen } from './product-screen.tsx';

const retry = fn();

const meta = {
  title: 'Screens/Everyone/ProductScreen',
  tags: ['screen', 'everyone'],
  component: ProductScreen,
  decorators: [inPrimaryLayout],
  parameters: { ...framed, wide: true },
  args: {
    product: ready(product),
    homeHref: '/home',
    actions: { onBuy: fn(), onDownload: fn(), onLike: fn(), onBookmark: fn(), onShare: fn() },
    similar: <ProductList products={readyList(products)} onLoadMore={fn()} label="More" empty={null} endText={null} />,
  },
} satisfies Meta<typeof ProductScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas, args }) {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('River glaze mug');
    await expect(canvas.getByText(t('products:left', { count: 6 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('products:buyFor', { price: '$38.00' }) }));
    await expect(args.actions.onBuy).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('products:bookmark') }));
    await expect(args.actions.onBookmark).toHaveBeenCalledOnce();
  },
};

export const Digital: Story = {
  args: { product: ready(digital) },
  async play({ canvas }) {
    await expect(await canvas.findByText(/glaze-recipes\.pdf · 4[.,]2.MB/)).toBeVisible();
  },
};

export const DigitalBought: Story = {
  args: { product: ready({ ...digital, isBought: true }) },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('products:download') }));
    await expect(args.actions.onDownload).toHaveBeenCalledOnce();
  },
};

export const Downloading: Story = { args: { product: ready({ ...digital, isBought: true }), isDownloading: true } };

/** The viewer has bought the physical product, and can buy it again. */
export const PhysicalBought: Story = {
  args: { product: ready({ ...product, isBought: true, stock: 1 }) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: t('products:buyAgain') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('products:toOrders') })).toHaveAttribute('href', '/user/orders');
  },
};

export const SoldOut: Story = {
  args: { product: ready(soldOut) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: t('products:soldOut') })).toBeDisabled();
  },
};

/** Zero likes are not counted, as on posts and videos. */
export const WithoutLikes: Story = {
  args: { product: ready({ ...product, totalLikes: 0 }) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: t('products:like') })).toBeVisible();
    await expect(canvas.queryByText('0')).toBeNull();
  },
};

/** The arrow leads to the start if the product is the first page in the tab. */
export const Back: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: t('back') })).toHaveAttribute('href', '/home');
  },
};

/** The performer edits an own product. */
export const Own: Story = {
  args: { product: ready({ ...digital, isOwn: true }) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: t('products:edit') })).toHaveAttribute(
      'href',
      `/creator/products/${digital._id}`,
    );
  },
};

export const NothingSimilar: Story = { args: { similar: undefined } };
export const Loading: Story = { args: { product: loading } };

export const Failed: Story = {
  args: { product: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Missing: Story = {
  args: { isMissing: true },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: t('products:missing.title') })).toBeVisible();
  },
};

export const Visitor: Story = { parameters: { visitor: true } };
