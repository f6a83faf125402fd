import { t, tPattern } from '@fanlight/components/testing';
import { make, mocks, operationState } from '@fanlight/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { deleteByMenu, id, performer, performerWith, visit } from './flow-sample.tsx';
import type { Visited } from './sample.tsx';

const meta = {
  title: 'Flows/Creating',
  tags: ['flow'],
  ...visit,
} satisfies Meta<typeof Visited>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CreatorAccount: Story = {
  name: 'Creator account · /creator/account',
  args: { path: '/creator/account', as: 'performer' },
  parameters: performer,
};
export const CreatorPromotions: Story = {
  name: 'Creator promotions · /creator/promotions',
  args: { path: '/creator/promotions', as: 'performer' },
  parameters: performer,
};
export const CreatorDashboard: Story = {
  name: 'Creator dashboard · /creator/dashboard',
  args: { path: '/creator/dashboard', as: 'performer' },
  parameters: performer,
};
export const CreatorEarnings: Story = {
  name: 'Creator earnings · /creator/earnings',
  args: { path: '/creator/earnings', as: 'performer' },
  parameters: performer,
};
const exported = fn();

/** The file has the earnings of the filter. */
export const CreatorEarningsDownload: Story = {
  name: 'Creator earnings, download · /creator/earnings',
  args: { path: '/creator/earnings?type=tip', as: 'performer' },
  parameters: performerWith(
    mocks.earnings.getExportEarningsMockHandler(({ request }) => {
      exported(Object.fromEntries(new URL(request.url).searchParams));
      return new Blob(['\uFEFF"date"\r\n'], { type: 'text/csv' });
    }),
  ),
  async play({ canvas }) {
    const saved: string[] = [];
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const button = await canvas.findByRole('button', { name: t('earnings:download') }, { timeout: 10_000 });
    await userEvent.click(button);
    await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^earnings-\d{4}-\d\d-\d\d\.csv$/)]));
    click.mockRestore();
    await expect(exported).toHaveBeenCalledWith({ type: 'tip' });
  },
};

/** A figure opens the ledger entries of which it consists. Closing the dialog returns to the figure. */
export const CreatorPayoutsExplained: Story = {
  name: 'Creator payouts, a figure explained · /creator/payouts',
  args: { path: '/creator/payouts', as: 'performer' },
  parameters: performerWith(
    mocks.wallet.getGetWalletMockHandler(() => ({ data: make.getWalletMock({ payableEarnings: 312.5 }) })),
    mocks.wallet.getGetBalanceExplanationMockHandler(() => ({
      data: {
        figure: 'payable',
        amount: 312.5,
        carriedOver: 0,
        sums: [{ kind: 'tip', amount: 312.5, totalEntries: 3 }],
      },
    })),
  ),
  async play({ canvas }) {
    const name = t('balance:open', { amount: '$312.50' });
    await userEvent.click(await canvas.findByRole('button', { name }, { timeout: 10_000 }));
    const dialog = within(await within(document.body).findByRole('dialog', {}, { timeout: 10_000 }));
    await expect(await dialog.findByText('+$312.50')).toBeVisible();
    await expect(dialog.getByText(t('balance:result'))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: t('close') }));
    await waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
  },
};

const calculates = mocks.payouts.getCalculatePayoutMockHandler(() => ({
  data: make.getPayoutCalculationMock({ payableEarnings: 312.5, minimumAmount: 50, obstacle: null }),
}));
const requested = fn();

export const CreatorPayouts: Story = {
  name: 'Creator payouts · /creator/payouts',
  args: { path: '/creator/payouts', as: 'performer' },
  parameters: performer,
};
/** A requested payout opens. */
export const CreatorPayoutNew: Story = {
  name: 'Creator payout new · /creator/payouts/new',
  args: { path: '/creator/payouts/new', as: 'performer' },
  parameters: performerWith(
    calculates,
    mocks.payouts.getCreatePayoutRequestMockHandler(async ({ request }) => {
      requested(await request.json());
      return { data: make.getPayoutRequestMock({ _id: id }) };
    }),
    mocks.payouts.getGetPayoutRequestMockHandler(() => ({
      data: make.getPayoutRequestMock({ _id: id, number: 'PO-2041' }),
    })),
  ),
  beforeEach: () => void requested.mockClear(),
  async play({ canvas }) {
    const amount = await canvas.findByLabelText(t('payouts:form.amount'), {}, { timeout: 10_000 });
    await userEvent.clear(amount);
    await userEvent.type(amount, '120');
    await userEvent.click(canvas.getByRole('button', { name: t('payouts:form.submit', { amount: '$120.00' }) }));
    const name = t('payouts:number', { number: 'PO-2041' });
    await expect(await canvas.findByRole('heading', { name }, { timeout: 10_000 })).toBeVisible();
    await expect(requested).toHaveBeenCalledWith({ amount: 120 });
  },
};
/** A pending payout is changed in a dialog. */
export const CreatorPayout: Story = {
  name: 'Creator payout · /creator/payouts/{id}',
  args: { path: `/creator/payouts/${id}`, as: 'performer' },
  parameters: performerWith(
    calculates,
    mocks.payouts.getGetPayoutRequestMockHandler(() => ({
      data: make.getPayoutRequestMock({ _id: id, status: 'pending', canUpdate: true, amount: 120, note: null }),
    })),
    mocks.payouts.getUpdatePayoutRequestMockHandler(async ({ request }) => {
      requested(await request.json());
      return { data: make.getPayoutRequestMock({ _id: id }) };
    }),
  ),
  beforeEach: () => void requested.mockClear(),
  async play({ canvas }) {
    const page = within(document.body);
    await userEvent.click(await canvas.findByRole('button', { name: t('payouts:change.open') }, { timeout: 10_000 }));
    const amount = await page.findByLabelText(t('payouts:form.amount'), {}, { timeout: 10_000 });
    await userEvent.clear(amount);
    await userEvent.type(amount, '90');
    await userEvent.click(page.getByRole('button', { name: t('payouts:change.save') }));
    await waitFor(() => expect(requested).toHaveBeenCalledWith({ amount: 90, note: null }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
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
export const CreatorPosts: Story = {
  name: 'Creator posts · /creator/posts',
  args: { path: '/creator/posts', as: 'performer' },
  parameters: performer,
};
export const CreatorPostNew: Story = {
  name: 'Creator post new · /creator/posts/new',
  args: { path: '/creator/posts/new', as: 'performer' },
  parameters: performer,
};
export const CreatorPostEdit: Story = {
  name: 'Creator post edit · /creator/posts/{id}',
  args: { path: `/creator/posts/${id}`, as: 'performer' },
  parameters: performer,
};
const created = fn();
const deleted = fn();
const listsProducts = mocks.products.getListMyProductsMockHandler(() => ({
  data: { data: [make.getProductMock({ _id: id, title: 'River glaze mug', isOwn: true })], total: 1, isMore: false },
}));

const listsVideos = mocks.videos.getListMyVideosMockHandler(() => ({
  data: { data: [make.getVideoMock({ _id: id, title: 'A tall vase', isOwn: true })], total: 1, isMore: false },
}));

export const CreatorVideos: Story = {
  name: 'Creator videos · /creator/videos',
  args: { path: '/creator/videos', as: 'performer' },
  parameters: performer,
};
/** The menu of a video opens the dialog that deletes it. */
export const CreatorVideoDelete: Story = {
  name: 'Creator video delete · /creator/videos',
  args: { path: '/creator/videos', as: 'performer' },
  parameters: performerWith(
    listsVideos,
    mocks.videos.getDeleteVideoMockHandler(({ params }) => {
      deleted(params.id);
      return { data: { success: true } };
    }),
  ),
  beforeEach: () => void deleted.mockClear(),
  async play() {
    await deleteByMenu({
      menu: t('studio:menu', { title: 'A tall vase' }),
      entry: t('studio:delete'),
      confirm: t('content:remove.confirm.video'),
    });
    await expect(deleted).toHaveBeenCalledWith(id);
  },
};
/** An uploaded video leads to the list. */
export const CreatorVideoNew: Story = {
  name: 'Creator video new · /creator/videos/new',
  args: { path: '/creator/videos/new', as: 'performer' },
  parameters: performerWith(
    listsVideos,
    mocks.videos.getUploadVideoMockHandler(async ({ request }) => {
      created(Object.fromEntries(await request.formData()));
      return { data: make.getVideoMock({ _id: id }) };
    }),
  ),
  beforeEach: () => void created.mockClear(),
  async play({ canvas }) {
    const title = await canvas.findByLabelText(t('studio:form.name'), undefined, { timeout: 10_000 });
    await userEvent.type(title, 'A tall vase');
    const picker = within(canvas.getByRole('group', { name: t('studio:form.video') }));
    const clip = new File(['clip'], 'vase.mp4', { type: 'video/mp4' });
    await userEvent.upload(picker.getByLabelText(t('files:choose')), clip);
    await userEvent.click(canvas.getByRole('button', { name: t('studio:form.publish.video') }));
    await waitFor(() => expect(created).toHaveBeenCalledWith(expect.objectContaining({ title: 'A tall vase' })));
    await expect(await canvas.findByRole('list', { name: t('studio:list.video') }, { timeout: 10_000 })).toBeVisible();
  },
};
export const CreatorVideoEdit: Story = {
  name: 'Creator video edit · /creator/videos/{id}',
  args: { path: `/creator/videos/${id}`, as: 'performer' },
  parameters: performer,
};

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
