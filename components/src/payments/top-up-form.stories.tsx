import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { FormResult } from '../primitives/index.ts';
import { TopUpForm } from './top-up-form.tsx';

const meta = {
  title: 'Payments/TopUpForm',
  component: TopUpForm,
  args: {
    minimum: 2.95,
    maximum: 300,
    submit: fn(async (): Promise<FormResult<'amount' | 'number' | 'expiry' | 'cvc'>> => ({ ok: true })),
  },
} satisfies Meta<typeof TopUpForm>;

export default meta;
type Story = StoryObj<typeof meta>;

async function fillIn(element: HTMLElement, card = 'Goes through') {
  const canvas = within(element);
  await userEvent.click(await canvas.findByRole('radio', { name: '$100' }));
  await userEvent.click(canvas.getByRole('button', { name: card }));
  await userEvent.click(canvas.getByRole('button', { name: 'Pay $100.00' }));
}

export const Idle: Story = {};

export const Sent: Story = {
  async play({ canvasElement, args }) {
    await fillIn(canvasElement);
    await waitFor(() =>
      expect(args.submit).toHaveBeenCalledWith({
        amount: 100,
        card: { number: '4242 4242 4242 4242', expMonth: 12, expYear: 2034, cvc: '123' },
      }),
    );
  },
};

export const MissingFields: Story = {
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose an amount' }));
    await expect(await canvas.findByText('Check the card number.')).toBeInTheDocument();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

export const AmountOutOfRange: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Another amount'), '301');
    await userEvent.click(canvas.getByRole('button', { name: 'Choose an amount' }));
    await expect(await canvas.findByText('Choose between $2.95 and $300.00.')).toBeInTheDocument();
  },
};

export const Submitting: Story = {
  args: { submit: fn(() => new Promise(() => {})) },
  play: ({ canvasElement }) => fillIn(canvasElement),
};

export const CardDeclined: Story = {
  args: { submit: fn(async () => ({ error: 'Your card was declined. Try another one.' })) },
  async play({ canvasElement }) {
    await fillIn(canvasElement, 'Declined');
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your card was declined.');
    await expect(canvas.getByLabelText('Another amount')).toHaveValue('100');
  },
};

export const FieldErrors: Story = {
  args: { submit: fn(async () => ({ fieldErrors: { cvc: 'The security code is wrong.' } })) },
  async play({ canvasElement }) {
    await fillIn(canvasElement);
    await expect(await within(canvasElement).findByText('The security code is wrong.')).toBeInTheDocument();
  },
};
