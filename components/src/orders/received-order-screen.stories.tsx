import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { failed, loading, ready } from '../primitives/index.ts';
import { countryText, t } from '../testing/index.ts';
import { inPrimaryLayout } from '../users/sample.tsx';
import { sale } from './fixtures.ts';
import { ReceivedOrderScreen } from './received-order-screen.tsx';

const retry = fn();

const meta = {
  title: 'Screens/Performer/ReceivedOrderScreen',
  tags: ['screen', 'performer'],
  component: ReceivedOrderScreen,
  decorators: [inPrimaryLayout],
  parameters: framed,
  args: { order: ready(sale.paid), actions: { onChangeStatus: fn(), onShip: fn() }, onCopy: fn() },
} satisfies Meta<typeof ReceivedOrderScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The seller sees the buyer, the message and the address, and starts to prepare the order or ships it right away. */
export const Paid: Story = {
  async play({ canvas, args }) {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      t('orders:orderOf', { number: 'FL-10482' }),
    );
    const buyer = canvas.getByRole('region', { name: t('orders:sale.buyer') });
    await expect(buyer).toHaveTextContent('Noor Haddad');
    await expect(canvas.getByText(t('orders:sale.note'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('orders:sale.next.processing') }));
    await expect(args.actions.onChangeStatus).toHaveBeenCalledWith(sale.paid, 'processing');
    await userEvent.click(canvas.getByRole('button', { name: t('orders:sale.next.shipped') }));
    await expect(args.actions.onShip).toHaveBeenCalledWith(sale.paid);
  },
};

/** The address is copied with the name of the country, as it is shown. */
export const CopyingAddress: Story = {
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('orders:sale.copyAddress') }));
    const lines = ['Noor Haddad', 'Rua das Gaivotas 14', 'Second floor on the left', '1200-202 Lisbon', 'Lisboa'];
    await expect(args.onCopy).toHaveBeenCalledWith([...lines, countryText('PT'), '+351 21 555 0142'].join('\n'));
  },
};

/** The commission is the difference between the price and the earnings. */
export const Earnings: Story = {
  async play({ canvas }) {
    const part = await canvas.findByRole('region', { name: t('orders:sale.money.title') });
    await expect(part).toHaveTextContent('$76.00');
    await expect(part).toHaveTextContent('−$15.20');
    await expect(part).toHaveTextContent('+$60.80');
  },
};

export const Processing: Story = {
  args: { order: ready(sale.processing) },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('orders:sale.next.shipped') }));
    await expect(args.actions.onShip).toHaveBeenCalledWith(sale.processing);
  },
};

export const Shipped: Story = {
  args: { order: ready(sale.shipped) },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('orders:sale.next.delivered') }));
    await expect(args.actions.onChangeStatus).toHaveBeenCalledWith(sale.shipped, 'delivered');
    await userEvent.click(canvas.getByRole('button', { name: t('orders:sale.editShipment') }));
    await expect(args.actions.onShip).toHaveBeenCalledWith(sale.shipped);
    await expect(canvas.getByText('Harbour Post · HP-2291-884')).toBeVisible();
  },
};

export const Delivered: Story = {
  args: { order: ready(sale.delivered) },
  async play({ canvas }) {
    await expect(await canvas.findByText(t('orders:sale.hint.delivered'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('orders:sale.editShipment') })).toBeNull();
  },
};

export const Digital: Story = {
  args: { order: ready(sale.digital) },
  async play({ canvas }) {
    await expect(await canvas.findByText(t('orders:sale.hint.digital'))).toBeVisible();
    await expect(canvas.queryByRole('region', { name: t('orders:delivery') })).toBeNull();
  },
};

export const Refunded: Story = {
  args: { order: ready(sale.refunded) },
  async play({ canvas }) {
    const text = t('orders:sale.refundedText', { amount: '$76.00' });
    await expect(await canvas.findByRole('status')).toHaveTextContent(text);
    const part = canvas.getByRole('region', { name: t('orders:sale.money.title') });
    await expect(part).toHaveTextContent('$0.00');
  },
};

export const Updating: Story = {
  args: { actions: { onChangeStatus: fn(), onShip: fn(), updatingId: sale.paid._id } },
};

/** Another performer bought the product. Unlike fans, performers have a page. */
export const BoughtByPerformer: Story = {
  args: { order: ready({ ...sale.paid, user: { ...sale.paid.user, isPerformer: true } }) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Noor Haddad' })).toHaveAttribute('href', '/noor');
  },
};

/** The buyer deleted the account after the order was completed (rule P8). */
export const AddressDeleted: Story = {
  args: { order: ready({ ...sale.delivered, deliveryAddress: null, note: null, trackingNumber: null }) },
  async play({ canvas }) {
    await expect(await canvas.findByText(t('orders:sale.noAddress'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('orders:sale.copyAddress') })).toBeNull();
  },
};

export const Loading: Story = { args: { order: loading } };

export const Failed: Story = {
  args: { order: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Missing: Story = {
  args: { isMissing: true },
  async play({ canvas }) {
    const link = await canvas.findByRole('link', { name: t('orders:missing.action') });
    await expect(link).toHaveAttribute('href', '/creator/orders');
  },
};
