import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { FormResult } from '../primitives/index.ts';
import { failure, fieldFailure, shows, t, tPattern } from '../testing/index.ts';
import { sale } from './fixtures.ts';
import { ShipmentDialog, type ShipmentValues } from './shipment-dialog.tsx';

type Result = FormResult<keyof ShipmentValues>;

const meta = {
  title: 'Components/Orders/ShipmentDialog',
  component: ShipmentDialog,
  args: {
    open: true,
    onClose: fn(),
    order: sale.processing,
    submit: fn(async (): Promise<Result> => ({ ok: true })),
  },
} satisfies Meta<typeof ShipmentDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Queries for the whole page, which contains the dialog. */
const dialog = () => within(document.body);
const send = async () => userEvent.click(await dialog().findByRole('button', { name: t('orders:shipment.submit') }));
const type = async (label: 'carrier' | 'number' | 'url', text: string) =>
  userEvent.type(await dialog().findByLabelText(tPattern(`orders:shipment.${label}`)), text);

/** All data of the parcel are optional, such as for a letter without a number. Spaces around them are removed. */
export const Idle: Story = {
  async play({ args }) {
    await type('carrier', ' Harbour Post');
    await type('number', 'HP-2291-884 ');
    await send();
    const values = { carrier: 'Harbour Post', trackingNumber: 'HP-2291-884', trackingUrl: '' };
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith(values));
  },
};

/** The fields take no more characters than the contract allows, and the link must be one. */
export const FieldErrors: Story = {
  async play({ args }) {
    await type('url', 'parcels.example');
    await send();
    const url = await dialog().findByLabelText(tPattern('orders:shipment.url'));
    await waitFor(() => expect(url).toHaveAccessibleDescription(tPattern('orders:shipment.urlInvalid')));
    await expect(url).toHaveFocus();
    await expect(args.submit).not.toHaveBeenCalled();
    await expect(await dialog().findByLabelText(tPattern('orders:shipment.carrier'))).toHaveAttribute(
      'maxlength',
      '60',
    );
  },
};

/** The server refuses a field. */
export const RefusedField: Story = {
  parameters: { shows: shows('updateOrder', 'VALIDATION_FAILED') },
  args: { submit: fn(async (): Promise<Result> => fieldFailure('trackingUrl', 'INVALID_FORMAT')) },
  async play() {
    await type('url', 'https://');
    await send();
    await waitFor(async () =>
      expect(await dialog().findByLabelText(tPattern('orders:shipment.url'))).toHaveAttribute('aria-invalid', 'true'),
    );
  },
};

export const Submitting: Story = { args: { submit: fn((): Promise<Result> => new Promise(() => {})) }, play: send };

export const ServerError: Story = {
  args: { submit: fn(async (): Promise<Result> => failure('INTERNAL')) },
  async play() {
    await send();
    await expect(await dialog().findByRole('alert')).toBeVisible();
  },
};

/** The data of a parcel that is on its way can be corrected. */
export const Changing: Story = {
  args: { order: sale.shipped },
  async play({ args }) {
    const carrier = await dialog().findByLabelText(tPattern('orders:shipment.carrier'));
    await expect(carrier).toHaveValue('Harbour Post');
    await userEvent.clear(carrier);
    await userEvent.click(dialog().getByRole('button', { name: t('orders:shipment.save') }));
    const { trackingNumber, trackingUrl } = sale.shipped;
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith({ carrier: '', trackingNumber, trackingUrl }));
  },
};
