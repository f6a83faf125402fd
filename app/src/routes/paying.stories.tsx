import { t, tPattern } from '@fanlight/components/testing';
import { handlers, make, mocks, operationState } from '@fanlight/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { asFan, fan, id, visit } from './flow-sample.tsx';
import type { Visited } from './sample.tsx';

/** The idempotency keys that the tips of the current story have sent. */
let keys: string[] = [];
/** Creates the error response to a tip; undefined if the tip succeeds. */
let failure: (() => Response) | undefined;

const refused = (statusCode: number, code: string) => () =>
  HttpResponse.json({ statusCode, code, error: code, message: code, requestId: 'a' }, { status: statusCode });

const tip = http.post('*/wallet/charges/tip/:id', ({ request }) => {
  keys.push(request.headers.get('Idempotency-Key') ?? '');
  return failure?.() ?? HttpResponse.json({ data: make.getChargeReceiptMock() }, { status: 201 });
});

/** A fan who has enough tokens to tip. */
const asRichFan = mocks.users.getGetMeMockHandler(() => ({
  data: make.getMeMock({ isPerformer: false, balance: 500 }),
}));

const meta = {
  title: 'Flows/Paying',
  tags: ['flow'],
  ...visit,
} satisfies Meta<typeof Visited>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Subscriptions: Story = {
  name: 'Subscriptions · /user/subscriptions',
  args: { path: '/user/subscriptions', as: 'fan' },
  parameters: fan,
};
export const ProfileSubscribe: Story = {
  name: 'Profile subscribe · /mara.clay',
  args: { path: '/mara.clay?dialog=subscribe&type=monthly', as: 'fan' },
  parameters: fan,
};
/** The link of a promotion shows it on the profile, and its price in the dialog. */
export const ProfileOffer: Story = {
  name: 'Profile with an offer · /mara.clay',
  args: { path: '/mara.clay?offer=K7QMR2TX', as: 'fan' },
  parameters: {
    msw: {
      handlers: [
        asFan,
        mocks.performers.getGetPerformerMockHandler(() => ({
          data: make.getPerformerMock({ _id: id, isOwn: false, isSubscribed: false, monthlyPrice: 9.95 }),
        })),
        mocks.subscriptions.getGetPromotionMockHandler(() => ({
          data: make.getPerformerPromotionMock({
            performerId: id,
            code: 'K7QMR2TX',
            kind: 'discount',
            percentOff: 20,
            freeDays: null,
            price: 7.96,
            status: 'active',
          }),
        })),
        ...handlers,
      ],
    },
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('offers:use') }, { timeout: 10_000 }));
    const dialog = within(await within(document.body).findByRole('dialog', {}, { timeout: 10_000 }));
    await expect(await dialog.findByText(t('offers:saving', { percent: 20 }))).toBeVisible();
  },
};
export const Product: Story = {
  name: 'Product · /products/{id}',
  args: { path: `/products/${id}`, as: 'fan' },
  parameters: fan,
};
export const ProductBuying: Story = {
  name: 'Product buying · /products/{id}',
  args: { path: `/products/${id}?dialog=buy`, as: 'fan' },
  parameters: {
    msw: {
      handlers: [
        asFan,
        // This handler precedes that of a single product, whose pattern also matches the path of the list.
        mocks.products.getListProductsMockHandler(),
        mocks.products.getGetProductMockHandler(() => ({
          data: make.getProductMock({ isOwn: false, isBought: false, isSoldOut: false, type: 'physical', stock: 4 }),
        })),
        ...handlers,
      ],
    },
  },
  async play() {
    await within(document.body).findByRole('dialog', {}, { timeout: 10_000 });
  },
};
export const Purchases: Story = {
  name: 'Purchases · /user/purchases',
  args: { path: '/user/purchases', as: 'fan' },
  parameters: fan,
};
export const Orders: Story = {
  name: 'Orders · /user/orders',
  args: { path: '/user/orders', as: 'fan' },
  parameters: fan,
};
export const Order: Story = {
  name: 'Order · /user/orders/{id}',
  args: { path: `/user/orders/${id}`, as: 'fan' },
  parameters: fan,
};
export const Addresses: Story = {
  name: 'Addresses · /user/addresses',
  args: { path: '/user/addresses?dialog=new', as: 'fan' },
  parameters: fan,
};
export const Wallet: Story = {
  name: 'Wallet · /user/wallet',
  args: { path: '/user/wallet', as: 'fan' },
  parameters: fan,
};
/** The payment fails, and the form with its values stays open. */
export const WalletCardDeclined: Story = {
  name: 'Wallet, declined card · /user/wallet',
  args: { path: '/user/wallet?tab=top-up', as: 'fan' },
  parameters: {
    msw: {
      handlers: [
        ...operationState('topUpWallet', 'CARD_DECLINED'),
        mocks.settings.getGetPublicSettingsMockHandler(() => ({
          data: make.getPublicSettingsMock({ maintenance: false, enable18Popup: false, paymentGateway: 'sandbox' }),
        })),
        mocks.tokens.getListTokenPackagesMockHandler(() => ({
          data: { data: [make.getTokenPackageMock({ isRecommended: true })], total: 1, isMore: false },
        })),
        mocks.payments.getListPaymentCardsMockHandler(() => ({
          data: { data: [make.getSavedCardMock({ status: 'ready', isDefault: true })], total: 1, isMore: false },
        })),
        mocks.users.getGetMeMockHandler(() => ({
          data: make.getMeMock({ isPerformer: false }),
        })),
        ...handlers,
      ],
    },
  },
  async play({ canvas }) {
    const pay = await canvas.findByRole('button', { name: tPattern('payments:topUp.pay') });
    await waitFor(() => expect(pay).toBeEnabled());
    await userEvent.click(pay);
    const alert = await canvas.findByText(tPattern('errors:CARD_DECLINED'));
    alert.scrollIntoView({ block: 'center' });
    await expect(alert).toBeVisible();
  },
};
export const Cards: Story = {
  name: 'Cards · /user/cards',
  args: { path: '/user/cards', as: 'fan' },
  parameters: fan,
};
/** Expects the focus in the page's content, because the row that opened the dialog is removed. */
const expectFocusInContent = () =>
  waitFor(() => expect(document.getElementById('content')).toHaveFocus(), { timeout: 10_000 });

export const CardRemoved: Story = {
  ...Cards,
  name: 'Card removed · /user/cards',
  async play({ canvas }) {
    const [remove] = await canvas.findAllByRole(
      'button',
      { name: tPattern('payments:cards.removeNamed') },
      { timeout: 10_000 },
    );
    await userEvent.click(remove as HTMLElement);
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: t('payments:cards.removeConfirm') }));
    await expectFocusInContent();
  },
};
export const AddressDeleted: Story = {
  name: 'Address deleted · /user/addresses',
  args: { path: '/user/addresses', as: 'fan' },
  parameters: fan,
  async play({ canvas }) {
    const [remove] = await canvas.findAllByRole('button', { name: tPattern('addresses:delete') }, { timeout: 10_000 });
    await userEvent.click(remove as HTMLElement);
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: t('addresses:remove.confirm') }));
    await expectFocusInContent();
  },
};
export const WalletSpent: Story = {
  name: 'Wallet spent · /user/wallet',
  args: { path: '/user/wallet?tab=spent', as: 'fan' },
  parameters: fan,
};
/** The viewer opens the receipt of a charge in one month, and closes it; the month stays selected. */
export const WalletReceipt: Story = {
  name: 'Wallet receipt · /user/wallet',
  args: { path: '/user/wallet?tab=spent&month=2026-05', as: 'fan' },
  parameters: fan,
  async play({ canvas }) {
    const [open] = await canvas.findAllByRole('button', { name: tPattern('wallet:receipt.open') }, { timeout: 10_000 });
    await userEvent.click(open as HTMLElement);
    const receipt = within(await within(document.body).findByRole('dialog', { name: t('wallet:receipt.title') }));
    await expect(receipt.getByText(t('wallet:receipt.wallet'))).toBeVisible();
    await userEvent.click(receipt.getByRole('button', { name: t('close') }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('combobox', { name: t('wallet:month.label') })).toHaveValue('2026-05');
  },
};
export const WalletTopUps: Story = {
  name: 'Wallet top ups · /user/wallet',
  args: { path: '/user/wallet?tab=top-ups', as: 'fan' },
  parameters: fan,
};
export const ProfileWithTip: Story = {
  name: 'Profile with tip · /mara.clay',
  args: { path: '/mara.clay?dialog=tip', as: 'fan' },
  parameters: fan,
};

/** Parameters of stories that open the dialog for a tip of $25. */
const tipping = {
  args: { path: `/posts/${id}?dialog=tip-for-item&post=${id}&amount=25`, as: 'fan' as const },
  parameters: { msw: { handlers: [asRichFan, tip, ...handlers] } },
  beforeEach() {
    keys = [];
    failure = undefined;
  },
};

const pay = async () => {
  const dialog = within(await within(document.body).findByRole('dialog', {}, { timeout: 10_000 }));
  await userEvent.click(
    await dialog.findByRole('button', { name: t('wallet:tip.send', { amount: '$25.00' }) }, { timeout: 10_000 }),
  );
  return dialog;
};

/** After a server error the viewer may have been charged, so the retry sends the same key. */
export const TipRetried: Story = {
  ...tipping,
  name: 'Tip retried · /posts/{id}',
  async play() {
    failure = refused(500, 'INTERNAL');
    const dialog = await pay();
    await expect(await dialog.findByRole('alert', {}, { timeout: 10_000 })).toBeVisible();
    failure = undefined;
    await pay();
    await expect(
      await within(document.body).findByText(tPattern('wallet:pay.balances'), {}, { timeout: 10_000 }),
    ).toBeVisible();
    await expect(keys).toHaveLength(2);
    await expect(new Set(keys).size).toBe(1);
  },
};

/** The server refused the tip without a charge, so the next attempt is a new payment with a new key. */
export const TipRefused: Story = {
  ...tipping,
  name: 'Tip refused · /posts/{id}',
  async play() {
    failure = refused(403, 'FORBIDDEN');
    const dialog = await pay();
    await expect(await dialog.findByRole('alert', {}, { timeout: 10_000 })).toBeVisible();
    failure = undefined;
    await pay();
    await waitFor(() => expect(new Set(keys).size).toBe(2));
  },
};
