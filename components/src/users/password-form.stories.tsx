import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { passwords } from './fixtures.ts';
import { PasswordForm, type PasswordFormProps } from './password-form.tsx';
import { clearToasts, withToasts } from './sample.tsx';

const meta = {
  title: 'Components/Users/PasswordForm',
  component: PasswordForm,
  decorators: [withToasts],
  beforeEach: clearToasts,
  args: { submit: fn(async (): ReturnType<PasswordFormProps['submit']> => ({ ok: true })) },
} satisfies Meta<typeof PasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

async function fillIn(element: HTMLElement) {
  const canvas = within(element);
  await userEvent.type(await canvas.findByLabelText('Current password'), passwords.currentPassword);
  await userEvent.type(canvas.getByLabelText('New password'), `${passwords.password}{Enter}`);
}

export const Idle: Story = {};

/** Saving clears both password fields. */
export const Saved: Story = {
  async play({ canvas, canvasElement, args }) {
    await fillIn(canvasElement);
    await expect(await canvas.findByText('Changes saved')).toBeVisible();
    await expect(args.submit).toHaveBeenCalledWith(passwords);
    await expect(canvas.getByLabelText('Current password')).toHaveValue('');
    await expect(canvas.getByLabelText('New password')).toHaveValue('');
  },
};

export const FieldErrors: Story = {
  async play({ canvas, args }) {
    await userEvent.type(await canvas.findByLabelText('New password'), 'short{Enter}');
    await expect(await canvas.findByText('Please fill this in.')).toBeVisible();
    await expect(canvas.getByText('Use at least 8 characters.')).toBeVisible();
    await expect(canvas.getByLabelText('Current password')).toHaveFocus();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

export const WrongPassword: Story = {
  args: { submit: fn(async () => ({ fieldErrors: { currentPassword: 'The current password is wrong.' } })) },
  async play({ canvas, canvasElement }) {
    await fillIn(canvasElement);
    await expect(await canvas.findByText('The current password is wrong.')).toBeVisible();
    await expect(canvas.getByLabelText('Current password')).toHaveFocus();
    await expect(canvas.getByLabelText('New password')).toHaveValue(passwords.password);
  },
};

export const Submitting: Story = {
  args: { submit: fn(() => new Promise(() => {})) },
  async play({ canvas, canvasElement }) {
    await fillIn(canvasElement);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Change password' })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

export const ServerError: Story = {
  args: { submit: fn(async () => ({ error: 'Too many tries. Try again in 5 minutes.' })) },
  async play({ canvas, canvasElement }) {
    await fillIn(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many tries.');
  },
};

/** Each password field is revealed separately. */
export const PasswordShown: Story = {
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('New password'), passwords.password);
    const [, second] = canvas.getAllByRole('button', { name: 'Show password' });
    if (!second) throw new Error('The second button to show a password is missing');
    await userEvent.click(second);
    await expect(canvas.getByLabelText('New password')).toHaveAttribute('type', 'text');
    await expect(canvas.getByLabelText('Current password')).toHaveAttribute('type', 'password');
  },
};
