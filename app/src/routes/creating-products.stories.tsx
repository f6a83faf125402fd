import { t, tPattern } from '@fanlight/components/testing';
import { make, mocks, operationState } from '@fanlight/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { deleteByMenu, id, performer, performerWith, visit } from './flow-sample.tsx';
import type { Visited } from './sample.tsx';

const meta = {
  title: 'Flows/Creating products',
  tags: ['flow'],
  ...visit,
} satisfies Meta<typeof Visited>;
export default meta;
type Story = StoryObj<typeof meta>;

const created = fn();
const deleted = fn();
const listsProducts = mocks.products.getListMyProductsMockHandler(() => ({
  data: { data: [make.getProductMock({ _id: id, title: 'River glaze mug', isOwn: true })], total: 1, isMore: false },
}));

export const CreatorProducts: Story = {
  name: 'Creator products · /creator/products',
  args: { path: '/creator/products', as: 'performer' },
  parameters: performer,
};
/** The menu of a product opens the dialog that deletes it. */
export const CreatorProductDelete: Story = {
  name: 'Creator product delete · /creator/products',
  args: { path: '/creator/products', as: 'performer' },
  parameters: performerWith(
    listsProducts,
    mocks.products.getDeleteProductMockHandler(({ params }) => {
      deleted(params.id);
      return { data: { success: true } };
    }),
  ),
  beforeEach: () => void deleted.mockClear(),
  async play() {
    await deleteByMenu({
      menu: t('store:menu', { title: 'River glaze mug' }),
      entry: t('store:delete'),
      confirm: t('content:remove.confirm.product'),
    });
    await expect(deleted).toHaveBeenCalledWith(id);
  },
};
/** A saved product leads to the list. */
export const CreatorProductNew: Story = {
  name: 'Creator product new · /creator/products/new',
  args: { path: '/creator/products/new', as: 'performer' },
  parameters: performerWith(
    listsProducts,
    mocks.products.getCreateProductMockHandler(async ({ request }) => {
      created(Object.fromEntries(await request.formData()));
      return { data: make.getProductMock({ _id: id }) };
    }),
  ),
  beforeEach: () => void created.mockClear(),
  async play({ canvas, step }) {
    const timeout = { timeout: 10_000 };
    await step('Fill in the form', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: t('store:form.type.physical') }, timeout));
      await userEvent.type(canvas.getByLabelText(t('store:form.name')), 'River glaze mug');
      await userEvent.type(canvas.getByLabelText(t('store:form.price')), '38');
      await userEvent.type(canvas.getByLabelText(t('store:form.stock')), '6');
    });
    await step('Publish the product', async () => {
      await userEvent.click(canvas.getByRole('button', { name: t('store:form.publish') }));
    });
    await step('The list shows the product', async () => {
      await expect(await canvas.findByRole('link', { name: 'River glaze mug' }, timeout)).toBeVisible();
      await expect(created).toHaveBeenCalledWith({
        ...{ type: 'physical', title: 'River glaze mug', description: '', price: '38', stock: '6' },
      });
    });
  },
};
/** Leaving the form with unsaved input must be confirmed. */
export const CreatorProductLeaving: Story = {
  name: 'Creator product leaving · /creator/products/new',
  args: { path: '/creator/products/new', as: 'performer' },
  parameters: performer,
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText(t('store:form.name'), {}, { timeout: 10_000 }), 'Mug');
    await userEvent.click(canvas.getByRole('link', { name: t('back') }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: t('leave:title') }));
    await userEvent.click(dialog.getByRole('button', { name: t('leave:stay') }));
    await expect(canvas.getByLabelText(t('store:form.name'))).toHaveValue('Mug');
  },
};
export const CreatorProductEdit: Story = {
  name: 'Creator product edit · /creator/products/{id}',
  args: { path: `/creator/products/${id}`, as: 'performer' },
  parameters: performer,
};
/** A product of another performer. */
export const CreatorProductForeign: Story = {
  name: 'Creator product of another performer · /creator/products/{id}',
  args: { path: `/creator/products/${id}`, as: 'performer' },
  parameters: performerWith(...operationState('getMyProduct', 'FORBIDDEN')),
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: t('notFound.title') }, { timeout: 10_000 });
  },
};
/** The empty store of a performer's own profile offers the first step. */
export const OwnStore: Story = {
  name: 'Own store · /{profileId}?tab=store',
  args: { path: '/mara.clay?tab=store', as: 'performer' },
  parameters: performerWith(
    mocks.performers.getGetPerformerMockHandler(() => ({
      data: make.getPerformerMock({ username: 'mara.clay', isOwn: true }),
    })),
    mocks.products.getListProductsMockHandler(() => ({ data: { data: [], total: 0, isMore: false } })),
  ),
  async play({ canvas }) {
    const link = await canvas.findByRole('link', { name: t('products:store.new') }, { timeout: 10_000 });
    await expect(link).toHaveAttribute('href', '/creator/products/new');
  },
};
export const CreatorOrders: Story = {
  name: 'Creator orders · /creator/orders',
  args: { path: '/creator/orders', as: 'performer' },
  parameters: performer,
};
export const CreatorOrder: Story = {
  name: 'Creator order · /creator/orders/{id}',
  args: { path: `/creator/orders/${id}`, as: 'performer' },
  parameters: performer,
};
/** The seller ships an order from the list. The dialog closes, and the change is announced. */
export const CreatorOrderShipped: Story = {
  name: 'Creator order shipped · /creator/orders',
  args: { path: `/creator/orders?dialog=ship&order=${id}`, as: 'performer' },
  parameters: performerWith(
    mocks.orders.getListReceivedOrdersMockHandler(),
    mocks.orders.getGetOrderMockHandler(() => ({
      data: make.getOrderMock({ _id: id, type: 'physical', status: 'processing' }),
    })),
  ),
  async play() {
    const body = within(document.body);
    const dialog = within(await body.findByRole('dialog', {}, { timeout: 10_000 }));
    await userEvent.type(dialog.getByLabelText(tPattern('orders:shipment.carrier')), 'Harbour Post');
    await userEvent.click(dialog.getByRole('button', { name: t('orders:shipment.submit') }));
    await expect(await body.findByText(t('orders:sale.done.shipped'), {}, { timeout: 10_000 })).toBeVisible();
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
};
