import { id } from '../../../app/src/routes/flow-sample.tsx';
import { make, mocks } from '../../../mocks/src/index.ts';
import { fill, press, pressFirst, selectFirst, steps } from '../acts.ts';
import type { PageVisits } from '../visits.ts';

/** A fan with enough tokens for every payment. */
const asRichFan = mocks.users.getGetMeMockHandler(() => ({
  data: make.getMeMock({ isPerformer: false, balance: 500 }),
}));

const forSale = {
  isOwn: false,
  price: 12,
  access: { isAllowed: false, reason: 'needs-purchase', requiredAction: 'buy', price: 12, alternative: null },
} as const;
const product = make.getProductMock({
  ...{ _id: id, isOwn: false, isBought: false, isSoldOut: false, type: 'digital', price: 12, stock: 4 },
});
/** The handler of the list comes first, because its path also matches the pattern of a single product. */
const ofProduct = [
  mocks.products.getListProductsMockHandler(),
  mocks.products.getGetProductMockHandler(() => ({ data: product })),
];
const ofOrder = [
  mocks.orders.getListOrdersMockHandler(),
  mocks.orders.getGetOrderMockHandler(() => ({
    data: make.getOrderMock({ _id: id, canUpdateAddress: true, status: 'paid' }),
  })),
];
/** The handler of the list comes first, because its path also matches the pattern of a single order. */
const ofSale = [
  mocks.orders.getListReceivedOrdersMockHandler(),
  mocks.orders.getGetOrderMockHandler(() => ({
    data: make.getOrderMock({ _id: id, type: 'physical', status: 'processing' }),
  })),
];

const ofSubscription = (changes: Parameters<typeof make.getSubscriptionMock>[0]) =>
  mocks.subscriptions.getListSubscriptionsMockHandler(() => ({
    data: { data: [make.getSubscriptionMock({ _id: id, status: 'active', ...changes })], total: 1, isMore: false },
  }));
const address = [
  fill('addresses:form.name', 'Ines Moor'),
  fill('addresses:form.line1', '12 Kiln Lane'),
  fill('addresses:form.city', 'Leeds'),
  press('addresses:form.save'),
];

const listOf = <T>(item: T) => ({ data: { data: [item], total: 1, isMore: false } });
const bySandbox = [
  mocks.settings.getGetPublicSettingsMockHandler(() => ({
    data: make.getPublicSettingsMock({ maintenance: false, enable18Popup: false, paymentGateway: 'sandbox' }),
  })),
  mocks.tokens.getListTokenPackagesMockHandler(() => listOf(make.getTokenPackageMock({ isRecommended: true }))),
  mocks.payments.getListPaymentCardsMockHandler(() =>
    listOf(make.getSavedCardMock({ status: 'ready', isDefault: false })),
  ),
];

/** Operations of payments, cards, subscriptions, orders and addresses. */
export const paymentVisits = {
  tipPerformer: {
    path: `/posts/${id}?dialog=tip-for-item&post=${id}&amount=25`,
    handlers: [asRichFan],
    play: press('wallet:tip.send'),
  },
  buyFeed: {
    path: `/posts/${id}?dialog=buy&post=${id}`,
    handlers: [
      asRichFan,
      mocks.feeds.getGetFeedMockHandler(() => ({ data: make.getFeedMock({ _id: id, ...forSale }) })),
    ],
    play: press('purchases:buy.pay'),
  },
  buyVideo: {
    path: `/videos/${id}?dialog=buy`,
    handlers: [
      asRichFan,
      mocks.videos.getListVideosMockHandler(),
      mocks.videos.getGetVideoMockHandler(() => ({ data: make.getVideoMock({ _id: id, ...forSale }) })),
    ],
    play: press('purchases:buy.pay'),
  },
  buyGallery: {
    path: `/galleries/${id}?dialog=buy`,
    handlers: [
      asRichFan,
      mocks.galleries.getListGalleriesMockHandler(),
      mocks.galleries.getGetGalleryMockHandler(() => ({ data: make.getGalleryMock({ _id: id, ...forSale }) })),
    ],
    play: press('purchases:buy.pay'),
  },
  buyProduct: {
    path: `/products/${id}?dialog=buy`,
    handlers: [asRichFan, ...ofProduct],
    play: press('products:buy.pay'),
  },
  subscribePerformer: {
    path: '/mara.clay?dialog=subscribe&type=monthly',
    handlers: [asRichFan, ...bySandbox],
    play: press('subscriptions:dialog.pay'),
  },
  topUpWallet: { path: '/user/wallet?tab=top-up', handlers: bySandbox, play: press('payments:topUp.pay') },
  authenticateSandboxPayment: {
    path: '/user/wallet?tab=top-up',
    handlers: [
      mocks.payments.getTopUpWalletMockHandler(() => ({
        data: make.getPaymentReceiptMock({ payment: make.getPaymentMock({ status: 'requires-authentication' }) }),
      })),
      ...bySandbox,
    ],
    play: steps(press('payments:topUp.pay'), press('payments:authentication.approve')),
  },
  applyCoupon: {
    path: '/user/wallet?tab=top-up',
    handlers: bySandbox,
    play: steps(press('payments:coupon.open'), fill('payments:coupon.label', 'KILN20'), press('payments:coupon.apply')),
  },
  createPaymentCard: {
    path: '/user/cards?dialog=add',
    handlers: bySandbox,
    play: steps(press('payments:card.useSuccess'), press('payments:cards.save')),
  },
  createSandboxPaymentMethod: {
    path: '/user/cards?dialog=add',
    handlers: bySandbox,
    play: steps(press('payments:card.useSuccess'), press('payments:cards.save')),
  },
  setDefaultPaymentCard: {
    path: '/user/cards',
    handlers: bySandbox,
    play: pressFirst('payments:cards.makeDefaultNamed'),
  },
  deletePaymentCard: {
    path: '/user/cards',
    handlers: bySandbox,
    play: steps(pressFirst('payments:cards.removeNamed'), press('payments:cards.removeConfirm')),
  },
  cancelSubscription: {
    path: `/user/subscriptions?dialog=cancel&user=${id}`,
    handlers: [ofSubscription({})],
    play: press('subscriptions:cancel.confirm'),
  },
  consentToSubscriptionPrice: {
    path: '/user/subscriptions',
    handlers: [ofSubscription({ newPrice: 12, newPriceAt: '2027-01-01T00:00:00.000Z', hasConsented: false })],
    play: press('subscriptions:price.agree'),
  },
  listStates: { path: '/user/addresses?dialog=new', play: selectFirst('addresses:form.country') },
  listCities: {
    path: '/user/addresses?dialog=new',
    play: steps(selectFirst('addresses:form.country'), selectFirst('addresses:form.state')),
  },
  createAddress: {
    path: '/user/addresses?dialog=new',
    play: steps(selectFirst('addresses:form.country'), ...address),
  },
  updateAddress: {
    path: '/user/addresses',
    play: steps(pressFirst('addresses:edit'), selectFirst('addresses:form.country'), ...address),
  },
  deleteAddress: {
    path: '/user/addresses',
    play: steps(pressFirst('addresses:delete'), press('addresses:remove.confirm')),
  },
  updateOrder: {
    path: `/creator/orders/${id}?dialog=ship&order=${id}`,
    as: 'performer',
    handlers: ofSale,
    play: steps(fill('orders:shipment.carrier', 'Harbour Post'), press('orders:shipment.submit')),
  },
  updateOrderDeliveryAddress: {
    path: `/user/orders/${id}`,
    handlers: ofOrder,
    play: steps(press('orders:changeAddress'), press('orders:address.save')),
  },
} satisfies PageVisits;
