import type { Address } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type FormResult, failed, type LinkProps, loading, NavigationContext, ready } from '../primitives/index.ts';
import { failure, failureText, fieldFailure, shows, t, tPattern } from '../testing/index.ts';
import { addresses, digital, order, product, purchase } from './fixtures.ts';
import { ProductBuyDialog } from './product-buy-dialog.tsx';

type Result = FormResult<'quantity' | 'addressId' | 'note'>;

const meta = {
  title: 'Components/Products/ProductBuyDialog',
  component: ProductBuyDialog,
  args: {
    open: true,
    onClose: fn(),
    product,
    addresses: ready(addresses),
    addAddressHref: '/user/addresses?dialog=new',
    balance: 180,
    submit: fn(async (): Promise<Result> => ({ ok: true })),
    onTopUp: fn(),
    onDownload: fn(),
  },
} satisfies Meta<typeof ProductBuyDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Queries for the whole page, which contains the dialog. */
const dialog = () => within(document.body);

export const Physical: Story = {
  async play({ args }) {
    const count = await dialog().findByLabelText(t('products:buy.quantity'));
    await userEvent.clear(count);
    await userEvent.type(count, '2');
    await userEvent.selectOptions(dialog().getByLabelText(t('products:buy.address')), addresses[1]?._id ?? '');
    await userEvent.click(dialog().getByRole('button', { name: t('products:buy.pay', { amount: '$76.00' }) }));
    await waitFor(() =>
      expect(args.submit).toHaveBeenCalledWith({
        quantity: 2,
        addressId: addresses[1]?._id,
        note: '',
        expectedPrice: 76,
      }),
    );
  },
};

export const Digital: Story = {
  args: { product: digital },
  async play({ args }) {
    await userEvent.click(await dialog().findByRole('button', { name: t('products:buy.pay', { amount: '$24.50' }) }));
    const values = { quantity: 1, addressId: null, note: '', expectedPrice: 24.5 };
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith(values));
  },
};

/** A link that shows the state that it passes to the router. */
const StateLink = ({ to, state, ...rest }: LinkProps) => <a {...rest} href={to} data-state={JSON.stringify(state)} />;

/** The link that adds an address passes on the input. The URL does not contain it, because the note is private. */
export const NeedsAddress: Story = {
  decorators: [
    (Story) => (
      <NavigationContext value={{ Link: StateLink, useEntryKey: () => '' }}>
        <Story />
      </NavigationContext>
    ),
  ],
  args: { addresses: ready<readonly Address[]>([]), initial: { quantity: '3', note: 'A present' } },
  async play() {
    const link = await dialog().findByRole('link', { name: t('products:buy.addAddress') });
    await expect(link).toHaveAttribute('href', '/user/addresses?dialog=new');
    await expect(JSON.parse(link.dataset.state ?? '')).toEqual({ draft: { quantity: '3', note: 'A present' } });
    await expect(dialog().getByRole('button', { name: t('products:buy.pay', { amount: '$114.00' }) })).toBeDisabled();
  },
};

/** The product cannot be bought before there is an address. */
export const AddressesLoading: Story = {
  args: { addresses: loading },
  async play() {
    await expect(await dialog().findByRole('button', { name: tPattern('products:buy.pay') })).toBeDisabled();
  },
};
export const AddressesFailed: Story = { args: { addresses: failed(fn()) } };

export const TooMany: Story = {
  async play({ args }) {
    const count = await dialog().findByLabelText(t('products:buy.quantity'));
    await userEvent.clear(count);
    await userEvent.type(count, '7');
    await expect(await dialog().findByText(t('products:buy.wrongQuantity', { most: 6 }))).toBeVisible();
    await expect(dialog().queryByText(t('products:buy.total'))).not.toBeInTheDocument();
    await userEvent.click(dialog().getByRole('button', { name: t('products:buy.chooseQuantity') }));
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

/** The error disappears as soon as the quantity is valid, even after the viewer has tried to pay. */
export const CorrectedQuantity: Story = {
  async play() {
    const count = await dialog().findByLabelText(t('products:buy.quantity'));
    const wrongQuantity = t('products:buy.wrongQuantity', { most: 6 });
    await userEvent.clear(count);
    await expect(dialog().queryByText(wrongQuantity)).not.toBeInTheDocument();
    await userEvent.click(dialog().getByRole('button', { name: t('products:buy.chooseQuantity') }));
    await expect(await dialog().findByText(wrongQuantity)).toBeVisible();
    await userEvent.type(count, '2');
    await expect(dialog().getByRole('button', { name: t('products:buy.pay', { amount: '$76.00' }) })).toBeVisible();
    await expect(dialog().queryByText(wrongQuantity)).not.toBeInTheDocument();
  },
};

export const LowBalance: Story = {
  args: { balance: 30 },
  async play({ args }) {
    await expect(await dialog().findByText(t('wallet:pay.missing', { amount: '$8.00' }))).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: t('wallet:pay.topUp') }));
    await expect(args.onTopUp).toHaveBeenCalledOnce();
  },
};

export const UnknownBalance: Story = { args: { balance: undefined } };

export const Submitting: Story = {
  args: { submit: fn((): Promise<Result> => new Promise(() => {})) },
  play: pay,
};

export const FieldError: Story = {
  parameters: { shows: shows('buyProduct', 'VALIDATION_FAILED') },
  args: { submit: fn(async (): Promise<Result> => fieldFailure('addressId', 'ADDRESS_UNKNOWN')) },
  async play() {
    await pay();
    await expect(await dialog().findByText(t('errors:ADDRESS_UNKNOWN'))).toBeVisible();
  },
};

/** A digital product has no fields, so that the error is above the button. */
export const DigitalFieldError: Story = {
  args: {
    product: digital,
    submit: fn(async (): Promise<Result> => fieldFailure('quantity', 'TOO_LARGE', { max: 1 })),
  },
  async play() {
    await userEvent.click(await dialog().findByRole('button', { name: t('products:buy.pay', { amount: '$24.50' }) }));
    await expect(await dialog().findByRole('alert')).toHaveTextContent(t('errors:TOO_LARGE', { max: 1 }));
  },
};

export const ServerError: Story = {
  parameters: { shows: shows('buyProduct', 'failed') },
  args: { submit: fn(async (): Promise<Result> => failure('INTERNAL')) },
  async play() {
    await pay();
    await expect(await dialog().findByRole('alert')).toHaveTextContent(failureText('INTERNAL'));
  },
};

export const PriceChanged: Story = { args: { problem: 'price-changed', product: { ...product, price: 42 } } };
export const SoldOutMeanwhile: Story = { args: { problem: 'sold-out' } };
export const AlreadyBought: Story = { args: { problem: 'already-bought', product: digital } };

export const Receipt: Story = {
  args: { receipt: purchase },
  async play() {
    await expect(
      await dialog().findByRole('heading', { name: t('products:buy.orderedTitle', { number: 'FL-10482' }) }),
    ).toBeVisible();
    const link = dialog().getByRole('link', { name: t('products:buy.seeOrder') });
    await expect(link).toHaveAttribute('href', `/user/orders/${order._id}`);
  },
};

export const DigitalReceipt: Story = {
  args: { product: digital, receipt: { ...purchase, order: { ...order, type: 'digital', status: 'delivered' } } },
  async play({ args }) {
    await userEvent.click(await dialog().findByRole('button', { name: t('products:download') }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};

async function pay() {
  await userEvent.click(await dialog().findByRole('button', { name: t('products:buy.pay', { amount: '$38.00' }) }));
}
