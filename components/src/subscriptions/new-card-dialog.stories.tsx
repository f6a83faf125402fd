import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { NewCardDialog } from './new-card-dialog.tsx';

const meta = {
  title: 'Subscriptions/NewCardDialog',
  component: NewCardDialog,
  args: {
    onClose: fn(),
    onBack: fn(),
    submit: fn(async (): Promise<{ ok: true } | { error: string }> => ({ ok: true })),
  },
} satisfies Meta<typeof NewCardDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(document.body);

async function fill() {
  await userEvent.type(await dialog().findByLabelText('Card number'), '4242424242424242');
  await userEvent.type(dialog().getByLabelText(/Expiry|Valid/), '1234');
  await userEvent.type(dialog().getByLabelText(/code|CVC/i), '123');
  await userEvent.click(dialog().getByRole('button', { name: 'Use this card' }));
}

export const Idle: Story = {
  async play({ args }) {
    await fill();
    const card = { number: '4242 4242 4242 4242', expMonth: 12, expYear: 2034, cvc: '123' };
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith(card));
  },
};

export const FieldErrors: Story = {
  async play({ args }) {
    await userEvent.click(await dialog().findByRole('button', { name: 'Use this card' }));
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

export const Declined: Story = {
  args: { submit: fn(async () => ({ error: 'Your card was declined.' })) },
  async play() {
    await fill();
    await expect(await dialog().findByRole('alert')).toHaveTextContent('Your card was declined.');
  },
};

export const Spanish: Story = { globals: { locale: 'es-ES' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
