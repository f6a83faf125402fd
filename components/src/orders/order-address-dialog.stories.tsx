import type { Address } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type FormResult, failed, loading, ready } from '../primitives/index.ts';
import { addresses } from '../products/fixtures.ts';
import { failure, fieldFailure, shows, t } from '../testing/index.ts';
import { OrderAddressDialog } from './order-address-dialog.tsx';

const meta = {
  title: 'Components/Orders/OrderAddressDialog',
  component: OrderAddressDialog,
  args: {
    open: true,
    onClose: fn(),
    addresses: ready(addresses),
    addAddressHref: '/user/addresses?dialog=new',
    submit: fn(async (): Promise<FormResult<'addressId'>> => ({ ok: true })),
  },
} satisfies Meta<typeof OrderAddressDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Queries for the whole page, which contains the dialog. */
const dialog = () => within(document.body);
const send = async () => userEvent.click(await dialog().findByRole('button', { name: t('orders:address.save') }));

export const Idle: Story = {
  async play({ args }) {
    const second = addresses[1]?._id ?? '';
    await userEvent.selectOptions(await dialog().findByLabelText(t('orders:address.label')), second);
    await send();
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith(second));
  },
};

export const Empty: Story = { args: { addresses: ready<readonly Address[]>([]) } };
export const Loading: Story = { args: { addresses: loading } };
export const Failed: Story = { args: { addresses: failed(fn()) } };

export const Submitting: Story = {
  args: { submit: fn((): Promise<FormResult<'addressId'>> => new Promise(() => {})) },
  play: send,
};

export const FieldError: Story = {
  parameters: { shows: shows('updateOrderDeliveryAddress', 'VALIDATION_FAILED') },
  args: {
    submit: fn(async (): Promise<FormResult<'addressId'>> => fieldFailure('addressId', 'ADDRESS_UNKNOWN')),
  },
  play: send,
};

export const ServerError: Story = {
  parameters: { shows: shows('updateOrderDeliveryAddress', 'STATUS_CONFLICT') },
  args: { submit: fn(async (): Promise<FormResult<'addressId'>> => failure('STATUS_CONFLICT')) },
  async play() {
    await send();
    await expect(await dialog().findByRole('alert')).toHaveTextContent(t('errors:STATUS_CONFLICT'));
  },
};
