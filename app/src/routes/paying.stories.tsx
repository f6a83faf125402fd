import { handlers, make, mocks } from '@fanlight/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { asFan, fan, id, page, playHeading } from './flow-sample.tsx';
import { beginVisit, Visited } from './sample.tsx';

const meta = {
  title: 'Flows/Paying',
  component: Visited,
  tags: ['flow'],
  parameters: page,
  args: { as: 'visitor' },
  loaders: [beginVisit],
  play: playHeading,
} satisfies Meta<typeof Visited>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Subscriptions: Story = {
  name: 'Subscriptions · /user/subscriptions',
  args: { address: '/user/subscriptions', as: 'fan' },
  parameters: fan,
};
export const ProfileSubscribe: Story = {
  name: 'Profile subscribe · /mara.clay',
  args: { address: '/mara.clay?dialog=subscribe&type=monthly', as: 'fan' },
  parameters: fan,
};
export const Product: Story = {
  name: 'Product · /products/{id}',
  args: { address: `/products/${id}`, as: 'fan' },
  parameters: fan,
};
export const ProductBuying: Story = {
  name: 'Product buying · /products/{id}',
  args: { address: `/products/${id}?dialog=buy`, as: 'fan' },
  parameters: {
    msw: {
      handlers: [
        asFan,
        // The list comes first, because its path also matches the pattern of a single product.
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
  args: { address: '/user/purchases', as: 'fan' },
  parameters: fan,
};
export const Orders: Story = {
  name: 'Orders · /user/orders',
  args: { address: '/user/orders', as: 'fan' },
  parameters: fan,
};
export const Order: Story = {
  name: 'Order · /user/orders/{id}',
  args: { address: `/user/orders/${id}`, as: 'fan' },
  parameters: fan,
};
export const Addresses: Story = {
  name: 'Addresses · /user/addresses',
  args: { address: '/user/addresses?dialog=new', as: 'fan' },
  parameters: fan,
};
export const Wallet: Story = {
  name: 'Wallet · /user/wallet',
  args: { address: '/user/wallet', as: 'fan' },
  parameters: fan,
};
export const Cards: Story = {
  name: 'Cards · /user/cards',
  args: { address: '/user/cards', as: 'fan' },
  parameters: fan,
};
export const WalletSpent: Story = {
  name: 'Wallet spent · /user/wallet',
  args: { address: '/user/wallet?tab=spent', as: 'fan' },
  parameters: fan,
};
export const WalletTopUps: Story = {
  name: 'Wallet top ups · /user/wallet',
  args: { address: '/user/wallet?tab=top-ups', as: 'fan' },
  parameters: fan,
};
export const ProfileWithTip: Story = {
  name: 'Profile with tip · /mara.clay',
  args: { address: '/mara.clay?dialog=tip', as: 'fan' },
  parameters: fan,
};
