import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type FormResult, TextInput } from '../primitives/index.ts';
import { CardAddDialog } from './card-add-dialog.tsx';
import { CardRemoveDialog } from './card-remove-dialog.tsx';
import { savedCards } from './fixtures.ts';

const meta = {
  title: 'Components/Payments/CardAddDialog',
  component: CardAddDialog,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: {
    open: true,
    onClose: fn(),
    submit: fn(async (): Promise<FormResult<'number' | 'expiry' | 'cvc'>> => ({ ok: true })),
  },
} satisfies Meta<typeof CardAddDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

async function fillIn(card = 'Goes through') {
  const dialog = within(await within(document.body).findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: card }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save card' }));
  return dialog;
}

export const Idle: Story = {};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Sent: Story = {
  async play({ args }) {
    await fillIn();
    const card = { number: '4242 4242 4242 4242', expMonth: 12, expYear: 2034, cvc: '123' };
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith({ card, isDefault: false }));
  },
};
export const MissingFields: Story = {
  async play({ args }) {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save card' }));
    await expect(await dialog.findByText('Check the card number.')).toBeVisible();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};
export const Submitting: Story = {
  args: { submit: fn(() => new Promise<FormResult<'number' | 'expiry' | 'cvc'>>(() => {})) },
  async play() {
    await fillIn();
  },
};
export const Declined: Story = {
  args: { submit: fn(async () => ({ error: 'Your card was declined. Try another one.' })) },
  async play() {
    const dialog = await fillIn('Declined');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Your card was declined.');
  },
};
/** Opened from a payment: links back to it. */
export const WithWayBack: Story = {
  args: { onBack: fn() },
  async play({ args }) {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
/** The gateway's form replaces the fields. */
export const GatewayFields: Story = { args: { gatewayFields: <TextInput aria-label="Card of the gateway" /> } };

const removing = { card: savedCards[0], isRemoving: false, onConfirm: fn(), onClose: fn() };
export const Removing: StoryObj = {
  render: () => <CardRemoveDialog {...(removing as Required<typeof removing>)} />,
  async play() {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove card' }));
    await expect(removing.onConfirm).toHaveBeenCalled();
  },
};
export const RemovingUnderWay: StoryObj = {
  render: () => <CardRemoveDialog {...(removing as Required<typeof removing>)} isRemoving />,
};
