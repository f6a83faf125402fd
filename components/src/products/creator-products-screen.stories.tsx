import type { Product } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { failed, loading, ready, readyList } from '../primitives/index.ts';
import { playEnd } from '../testing/end-sample.ts';
import { t } from '../testing/index.ts';
import { inPrimaryLayout } from '../users/sample.tsx';
import { type CreatorProductsFilter, CreatorProductsScreen } from './creator-products-screen.tsx';
import { digital, product, soldOut } from './fixtures.ts';

const retry = fn();
const noFilter: CreatorProductsFilter = { query: '', type: null, order: 'createdAt' };
const ownProducts: Product[] = [product, digital, soldOut].map((one) => ({ ...one, isOwn: true }));

const meta = {
  title: 'Screens/Performer/CreatorProductsScreen',
  tags: ['screen', 'performer'],
  component: CreatorProductsScreen,
  decorators: [inPrimaryLayout],
  parameters: { ...framed, route: '/creator/products' },
  args: {
    products: readyList(ownProducts),
    filter: noFilter,
    onFilterChange: fn(),
    onLoadMore: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof CreatorProductsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas, args }) {
    const opener = await canvas.findByRole('button', { name: t('store:menu', { title: product.title }) });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const page = within(document.body);
    const edit = await page.findByRole('menuitem', { name: t('store:edit') });
    await waitFor(() => expect(edit).toHaveFocus());
    await expect(edit).toHaveAttribute('href', `/creator/products/${product._id}`);
    await expect(page.getByRole('menuitem', { name: t('store:view') })).toHaveAttribute(
      'href',
      `/products/${product._id}`,
    );
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onDelete).toHaveBeenCalledWith(ownProducts[0]);
    await expect(opener).toHaveFocus();
    await expect(canvas.getByRole('link', { name: t('store:new') })).toHaveAttribute('href', '/creator/products/new');
  },
};

/** A low stock and a product that is sold out stand out. */
export const Stocks: Story = {
  args: {
    products: readyList([
      ...ownProducts,
      { ...product, _id: '0193f2a4c1d07b3e5a91d0a1', title: 'Ash glaze cup', stock: 2, isOwn: true },
    ]),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(t('store:stock.soldOut'))).toBeVisible();
    await expect(canvas.getByText(t('store:stock.few', { count: 2 }))).toBeVisible();
    await expect(canvas.getByText(t('store:stock.many', { count: 6 }))).toBeVisible();
  },
};

export const LowestPrice: Story = {
  args: { filter: { ...noFilter, order: 'lowest' } },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(t('store:sort.lowest')) }));
    const page = within(document.body);
    await userEvent.click(await page.findByRole('menuitemradio', { name: t('store:sort.highest') }));
    await expect(args.onFilterChange).toHaveBeenCalledWith({ ...noFilter, order: 'highest' });
  },
};

export const Searching: Story = {
  args: { filter: { ...noFilter, query: 'glaz', type: 'digital' }, products: readyList([digital]) },
  async play({ canvas, args }) {
    await userEvent.type(await canvas.findByRole('searchbox', { name: t('store:search') }), 'e');
    await expect(args.onFilterChange).toHaveBeenCalledWith({ ...noFilter, query: 'glaze', type: 'digital' });
  },
};

export const NoMatch: Story = {
  args: { filter: { ...noFilter, query: 'porcelain' }, products: readyList<Product>([]) },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('store:showAll') }));
    await expect(args.onFilterChange).toHaveBeenCalledWith(noFilter);
  },
};

/** No product is of the selected type. */
export const NoDownloads: Story = {
  args: { filter: { ...noFilter, type: 'digital' }, products: readyList<Product>([]) },
  async play({ canvas, args }) {
    await expect(await canvas.findByRole('heading', { name: t('store:none.digital') })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: t('store:filter.all') }));
    await expect(args.onFilterChange).toHaveBeenCalledWith(noFilter);
  },
};

/** The empty list has only one link to a new product. */
export const Empty: Story = {
  args: { products: readyList<Product>([]) },
  async play({ canvas }) {
    await expect(await canvas.findAllByRole('link', { name: t('store:new') })).toHaveLength(1);
  },
};

export const Loading: Story = { args: { products: loading } };

export const Failed: Story = {
  args: { products: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Stale: Story = { args: { products: ready({ items: ownProducts, more: 'end' }, { retry: fn() }) } };
export const End: Story = { play: playEnd };
export const LoadingMore: Story = { args: { products: readyList(ownProducts, 'loading') } };

export const LoadMoreFailed: Story = {
  args: { products: readyList(ownProducts, 'error') },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(args.onLoadMore).toHaveBeenCalled();
  },
};
