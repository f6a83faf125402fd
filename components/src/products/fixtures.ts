import type { Address, Charge, Order, Product, ProductPurchaseReceipt } from '@fanlight/sdk/models';
import { mara } from '../feeds/fixtures.ts';
import { samplePicture } from '../primitives/sample-picture.ts';
import { ago } from '../testing/sample-times.ts';

const image: NonNullable<Product['image']> = {
  _id: '0193f2a4c1d07b3e5a91d001',
  url: samplePicture(1),
  thumbnailUrl: samplePicture(1),
  preview: null,
  width: 1280,
  height: 960,
  alt: 'A mug with a green and blue glaze.',
};

/** A physical product of which six pieces are in stock. */
export const product: Product = {
  _id: '0193f2a4c1d07b3e5a91d000',
  performer: mara,
  title: 'River glaze mug',
  description: 'Thrown and glazed by hand, 350 ml. No two run the same.\n\nIt likes the dishwasher less than you do.',
  type: 'physical',
  price: 38,
  stock: 6,
  isSoldOut: false,
  isBought: false,
  image,
  file: null,
  totalLikes: 58,
  totalBookmarks: 17,
  isLiked: false,
  isBookmarked: true,
  isOwn: false,
  createdAt: ago({ days: 2, hours: 4 }),
  updatedAt: ago({ days: 2, hours: 4 }),
};

/** A digital product with a file. */
export const digital: Product = {
  ...product,
  _id: '0193f2a4c1d07b3e5a91d002',
  title: 'Forty glaze recipes',
  description: 'Every recipe on my shelf, with the firings that went wrong.',
  type: 'digital',
  price: 24.5,
  stock: null,
  image: null,
  file: { _id: '0193f2a4c1d07b3e5a91d003', fileName: 'glaze-recipes.pdf', size: 4404019 },
  isBookmarked: false,
};

export const soldOut: Product = {
  ...product,
  _id: '0193f2a4c1d07b3e5a91d004',
  title: 'Tide bowl, the large one with the iron rim that everybody asks for',
  stock: 0,
  isSoldOut: true,
  image: { ...image, url: samplePicture(2), thumbnailUrl: samplePicture(2) },
};

export const products: Product[] = [product, digital, soldOut];

/** Two addresses, of which the first is the default. */
export const addresses: Address[] = [
  {
    _id: '0193f2a4c1d07b3e5a91e000',
    label: 'Home',
    name: 'Noor Haddad',
    line1: 'Rua das Gaivotas 14',
    line2: 'Second floor on the left',
    postalCode: '1200-202',
    city: 'Lisbon',
    stateCode: '11',
    state: 'Lisboa',
    countryCode: 'PT',
    phone: '+351 21 555 0142',
    isDefault: true,
    createdAt: ago({ days: 73 }),
    updatedAt: ago({ days: 73 }),
  },
  {
    _id: '0193f2a4c1d07b3e5a91e001',
    label: '',
    name: 'Yuki Tanabe',
    line1: '27 Orchard Lane',
    line2: null,
    postalCode: '97209',
    city: 'Portland',
    stateCode: 'OR',
    state: 'Oregon',
    countryCode: 'US',
    phone: null,
    isDefault: false,
    createdAt: ago({ days: 101 }),
    updatedAt: ago({ days: 101 }),
  },
];

const [{ label: _label, _id: _addressId, isDefault: _d, stateCode: _s, createdAt: _c, updatedAt: _u, ...delivery }] =
  addresses as [Address];

/** A paid order that is not processed yet. */
export const order: Order = {
  _id: '0193f2a4c1d07b3e5a91f000',
  number: 'FL-10482',
  type: 'physical',
  status: 'paid',
  product: { _id: product._id, title: product.title, thumbnailUrl: samplePicture(1), isReachable: true },
  performer: mara,
  user: {
    _id: '0193f2a4c1d07b3e5a91f00a',
    name: 'Noor Haddad',
    username: 'noor',
    avatar: null,
    isPerformer: false,
    isVerified: false,
  },
  quantity: 2,
  unitPrice: 38,
  amount: 76,
  earnedAmount: null,
  note: 'It is a present. Please leave the bill out.',
  deliveryAddress: delivery,
  canUpdateAddress: true,
  isDownloadable: false,
  carrier: null,
  trackingNumber: null,
  trackingUrl: null,
  processingAt: null,
  shippedAt: null,
  deliveredAt: null,
  refundedAt: null,
  createdAt: ago({ hours: 18 }),
  updatedAt: ago({ hours: 18 }),
};

const charge: Charge = {
  _id: '0193f2a4c1d07b3e5a91f001',
  type: 'product',
  status: 'paid',
  amount: 76,
  performer: mara,
  objectId: product._id,
  orderId: order._id,
  title: product.title,
  message: null,
  createdAt: order.createdAt,
};

/** The receipt for the purchase of two mugs. */
export const purchase: ProductPurchaseReceipt = { charge, order, balanceBefore: 180, balance: 104 };
