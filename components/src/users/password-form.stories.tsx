import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { failure, failureText, fieldFailure, shows, t } from '../testing/index.ts';
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
  await userEvent.type(await canvas.findByLabelText(t('users:password.current')), passwords.currentPassword);
  await userEvent.type(canvas.getByLabelText(t('users:password.next')), `${passwords.password}{Enter}`);
}

export const Idle: Story = {};

/** Saving empties both password fields. */
export const Saved: Story = {
  async play({ canvas, canvasElement, args }) {
    await fillIn(canvasElement);
    await expect(await canvas.findByText(t('changesSaved'))).toBeVisible();
    await expect(args.submit).toHaveBeenCalledWith(passwords);
    await expect(canvas.getByLabelText(t('users:password.current'))).toHaveValue('');
    await expect(canvas.getByLabelText(t('users:password.next'))).toHaveValue('');
  },
};

export const FieldErrors: Story = {
  async play({ canvas, args }) {
    await userEvent.type(await canvas.findByLabelText(t('users:password.next')), 'short{Enter}');
    await expect(await canvas.findByText(t('users:profile.required'))).toBeVisible();
    await expect(canvas.getByText(t('auth:register.passwordShort'))).toBeVisible();
    await expect(canvas.getByLabelText(t('users:password.current'))).toHaveFocus();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

export const WrongPassword: Story = {
  parameters: { shows: shows('updatePassword', 'WRONG_PASSWORD') },
  args: { submit: fn(async () => fieldFailure('currentPassword', 'WRONG_PASSWORD')) },
  async play({ canvas, canvasElement }) {
    await fillIn(canvasElement);
    await expect(await canvas.findByText(t('errors:WRONG_PASSWORD'))).toBeVisible();
    await expect(canvas.getByLabelText(t('users:password.current'))).toHaveFocus();
    await expect(canvas.getByLabelText(t('users:password.next'))).toHaveValue(passwords.password);
  },
};

export const Submitting: Story = {
  args: { submit: fn(() => new Promise(() => {})) },
  async play({ canvas, canvasElement }) {
    await fillIn(canvasElement);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: t('users:password.save') })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

export const ServerError: Story = {
  args: { submit: fn(async () => failure('RATE_LIMITED', { retryAfter: 300 })) },
  async play({ canvas, canvasElement }) {
    await fillIn(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(failureText('RATE_LIMITED', { retryAfter: 300 }));
  },
};

/** Each password field has its own button that shows the typed text. */
export const PasswordShown: Story = {
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText(t('users:password.next')), passwords.password);
    const [, second] = canvas.getAllByRole('button', { name: t('password.show') });
    if (!second) throw new Error('The second button to show a password is missing');
    await userEvent.click(second);
    await expect(canvas.getByLabelText(t('users:password.next'))).toHaveAttribute('type', 'text');
    await expect(canvas.getByLabelText(t('users:password.current'))).toHaveAttribute('type', 'password');
  },
};
