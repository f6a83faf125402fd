import type { SavedCard } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type FormResult, TextInput } from '../primitives/index.ts';
import { failure, shows, t } from '../testing/index.ts';
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

async function fillIn(card = t('payments:card.useSuccess')) {
  const dialog = within(await within(document.body).findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: card }));
  await userEvent.click(dialog.getByRole('button', { name: t('payments:cards.save') }));
  return dialog;
}

export const Idle: Story = {};
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
    await userEvent.click(dialog.getByRole('button', { name: t('payments:cards.save') }));
    await expect(await dialog.findByText(t('payments:card.numberInvalid'))).toBeVisible();
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
  parameters: { shows: shows('createPaymentCard', 'CARD_DECLINED') },
  args: { submit: fn(async () => failure('CARD_DECLINED')) },
  async play() {
    const dialog = await fillIn(t('payments:card.useDeclined'));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(t('errors:CARD_DECLINED'));
  },
};
/** A dialog that was opened from a payment has a button that returns to it. */
export const WithBackButton: Story = {
  args: { onBack: fn() },
  async play({ args }) {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: t('payments:cards.back') }));
    await expect(args.onBack).toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
/** The form of the gateway replaces the fields of the test card. */
export const GatewayFields: Story = { args: { gatewayFields: <TextInput aria-label="Card of the gateway" /> } };

const removing = { card: savedCards[0] as SavedCard, isRemoving: false, onConfirm: fn(), onClose: fn() };
export const Removing: StoryObj = {
  render: () => <CardRemoveDialog {...removing} />,
  async play() {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: t('payments:cards.removeConfirm') }));
    await expect(removing.onConfirm).toHaveBeenCalled();
  },
};
export const RemovingInProgress: StoryObj = {
  render: () => <CardRemoveDialog {...removing} isRemoving />,
};
