import type { Order } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { failed, loading, readyList } from '../primitives/index.ts';
import { playEnd } from '../testing/end-sample.ts';
import { dateText, t, tPattern } from '../testing/index.ts';
import { inPrimaryLayout } from '../users/sample.tsx';
import { sale, sales } from './fixtures.ts';
import { ReceivedOrdersScreen, type SalesFilter } from './received-orders-screen.tsx';

const retry = fn();
const toShip: SalesFilter = { query: '', status: 'to-ship', type: null };
const all: SalesFilter = { ...toShip, status: 'all' };

const meta = {
  title: 'Screens/Performer/ReceivedOrdersScreen',
  tags: ['screen', 'performer'],
  component: ReceivedOrdersScreen,
  decorators: [inPrimaryLayout],
  parameters: { ...framed, route: '/creator/orders' },
  args: {
    orders: readyList(sales),
    filter: all,
    onFilterChange: fn(),
    actions: { onChangeStatus: fn(), onShip: fn() },
    onLoadMore: fn(),
  },
} satisfies Meta<typeof ReceivedOrdersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const actionOf = (next: 'processing' | 'shipped' | 'delivered', { number }: Order) => ({
  name: `${t(`orders:sale.next.${next}`)}: ${number}`,
});

/** Returns the rows of the list, without the items of the navigation. */
async function rowsOf(canvas: ReturnType<typeof within>): Promise<HTMLElement[]> {
  return within(await canvas.findByRole('list', { name: t('orders:sale.title') })).findAllByRole('listitem');
}

/** Each order has its buyer, the earnings, the time of the payment, and the next step of the seller. */
export const Ready: Story = {
  async play({ canvas, args }) {
    const rows = await rowsOf(canvas);
    const [paid, processing, shipped] = rows.map((row) => within(row));
    await expect(paid?.getByRole('link', { name: 'River glaze mug' })).toHaveAttribute(
      'href',
      `/creator/orders/${sale.paid._id}`,
    );
    await expect(paid?.getByText('+$60.80')).toBeVisible();
    const paidOn = tPattern('orders:sale.paidOn', { date: dateText(sale.paid.createdAt) });
    await expect(paid?.getByText(paidOn)).toHaveTextContent('Noor Haddad · FL-10482');
    await userEvent.click(canvas.getByRole('button', actionOf('processing', sale.paid)));
    await expect(args.actions.onChangeStatus).toHaveBeenCalledWith(sales[0], 'processing');
    await userEvent.click(processing?.getByRole('button') as HTMLElement);
    await expect(args.actions.onShip).toHaveBeenCalledWith(sales[1]);
    await userEvent.click(shipped?.getByRole('button', actionOf('delivered', sale.shipped)) as HTMLElement);
    await expect(args.actions.onChangeStatus).toHaveBeenCalledWith(sales[2], 'delivered');
  },
};

/** A digital product is delivered with the payment, and a refunded order earns nothing: there is nothing to do. */
export const NothingToDo: Story = {
  args: { orders: readyList([sale.digital, sale.refunded]) },
  async play({ canvas }) {
    const rows = await rowsOf(canvas);
    await expect(rows).toHaveLength(2);
    for (const row of rows) await expect(within(row).queryByRole('button')).toBeNull();
  },
};

/** The list is filtered by a search, by status and by type. */
export const Filtering: Story = {
  args: { filter: toShip, orders: readyList(sales.slice(0, 2)) },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('radio', { name: t('orders:status.shipped') }));
    await expect(args.onFilterChange).toHaveBeenCalledWith({ ...toShip, status: 'shipped' });
    await userEvent.type(canvas.getByRole('searchbox'), 'm');
    await expect(args.onFilterChange).toHaveBeenCalledWith({ ...toShip, query: 'm' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('orders:sale.type.label') }), 'physical');
    await expect(args.onFilterChange).toHaveBeenCalledWith({ ...toShip, type: 'physical' });
  },
};

/** Digital products are never shipped: the two filters exclude each other. */
export const FilteringDigital: Story = {
  args: { filter: toShip },
  async play({ canvas, args }) {
    const type = await canvas.findByRole('combobox', { name: t('orders:sale.type.label') });
    await userEvent.selectOptions(type, 'digital');
    await expect(args.onFilterChange).toHaveBeenCalledWith({ ...all, type: 'digital' });
  },
};

export const Updating: Story = {
  args: { actions: { onChangeStatus: fn(), onShip: fn(), updatingId: sale.paid._id } },
  async play({ canvas }) {
    const button = await canvas.findByRole('button', actionOf('processing', sale.paid));
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

const none = readyList<Order>([]);

export const NothingToShip: Story = {
  args: { orders: none, filter: toShip },
  async play({ canvas, args }) {
    await expect(await canvas.findByRole('heading', { name: t('orders:sale.nothingToShip.title') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('orders:sale.showAll') }));
    await expect(args.onFilterChange).toHaveBeenCalledWith(all);
  },
};

export const Empty: Story = {
  args: { orders: none },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: t('orders:sale.empty.title') })).toBeVisible();
  },
};

export const FilteredEmpty: Story = {
  args: { orders: none, filter: { ...all, status: 'refunded' } },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('orders:sale.showAll') }));
    await expect(args.onFilterChange).toHaveBeenCalledWith(all);
  },
};

/** A search within the orders to ship found nothing. It can be repeated in all orders. */
export const NoMatch: Story = {
  args: { orders: none, filter: { ...toShip, query: 'FL-10399' } },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('orders:sale.searchAll') }));
    await expect(args.onFilterChange).toHaveBeenCalledWith({ ...all, query: 'FL-10399' });
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
export const LoadingMore: Story = { args: { orders: readyList(sales, 'loading') } };

export const LoadMoreFailed: Story = {
  args: { orders: readyList(sales, 'error') },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(args.onLoadMore).toHaveBeenCalled();
  },
};
