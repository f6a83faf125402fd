import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { login, never, serverErrors } from './fixtures.ts';
import { ResetPasswordScreen, type ResetPasswordScreenProps } from './reset-password-screen.tsx';
import { framed, inPublicLayout } from './sample.tsx';

const meta = {
  title: 'Screens/Visitor/ResetPasswordScreen',
  tags: ['screen', 'visitor'],
  component: ResetPasswordScreen,
  decorators: [inPublicLayout],
  parameters: { ...framed, route: '/auth/reset-password' },
  args: { submit: fn(async (): ReturnType<ResetPasswordScreenProps['submit']> => ({ ok: true })) },
} satisfies Meta<typeof ResetPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};

export const Saved: Story = {
  async play({ canvas, args }) {
    await userEvent.type(await canvas.findByLabelText('New password'), `${login.password}{Enter}`);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your new password is set' })).toBeVisible();
    await expect(args.submit).toHaveBeenCalledWith(login.password);
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth/login');
  },
};

/** The mail about a changed password or address links to the same form, which restores the account. */
export const Undo: Story = {
  args: { purpose: 'undo' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Take your account back' })).toBeVisible();
    await expect(canvas.getByText(/puts your e-mail address back/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Take it back' })).toBeVisible();
  },
};

export const Undone: Story = {
  args: { purpose: 'undo' },
  async play({ canvas, args }) {
    await userEvent.type(await canvas.findByLabelText('New password'), `${login.password}{Enter}`);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your account is yours again' })).toBeVisible();
    await expect(args.submit).toHaveBeenCalledWith(login.password);
  },
};

export const UndoSpanish: Story = {
  args: { purpose: 'undo' },
  globals: { locale: 'es-ES' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Recupera tu cuenta' })).toBeVisible();
  },
};

export const LinkExpired: Story = {
  args: { submit: fn(async () => ({ expired: true }) as const) },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('New password'), `${login.password}{Enter}`);
    await expect(await canvas.findByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/auth/forgot-password',
    );
  },
};

/** The mailed link contains the return path (rule P4). */
export const SavedWithWayBack: Story = {
  args: { redirect: '/mara.clay?dialog=subscribe' },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('New password'), `${login.password}{Enter}`);
    const href = '/auth/login?redirect=%2Fmara.clay%3Fdialog%3Dsubscribe';
    await expect(await canvas.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', href);
  },
};

export const LinkExpiredWithWayBack: Story = {
  args: { redirect: '/mara.clay?dialog=subscribe', submit: fn(async () => ({ expired: true }) as const) },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('New password'), `${login.password}{Enter}`);
    const href = '/auth/forgot-password?redirect=%2Fmara.clay%3Fdialog%3Dsubscribe';
    await expect(await canvas.findByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', href);
  },
};

export const FieldErrors: Story = {
  async play({ canvas, args }) {
    await userEvent.type(await canvas.findByLabelText('New password'), 'short{Enter}');
    await expect(await canvas.findByText('Use at least 8 characters.')).toBeVisible();
    await expect(canvas.getByLabelText('New password')).toHaveFocus();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

/** The server rejects common passwords, which the form does not check. */
export const RefusedPassword: Story = {
  args: { submit: fn(async () => ({ fieldErrors: { password: 'Too many people use this one.' } })) },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('New password'), 'password1{Enter}');
    await expect(await canvas.findByText('Too many people use this one.')).toBeVisible();
    await expect(canvas.getByLabelText('New password')).toHaveFocus();
  },
};

export const Submitting: Story = {
  args: { submit: fn(never) },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('New password'), `${login.password}{Enter}`);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Set password' })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

export const ServerError: Story = {
  args: { submit: fn(async () => serverErrors.serverError) },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('New password'), `${login.password}{Enter}`);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong');
    await expect(canvas.getByLabelText('New password')).toHaveValue(login.password);
  },
};

export const PasswordShown: Story = {
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('New password'), login.password);
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('New password')).toHaveAttribute('type', 'text');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Spanish: Story = {
  globals: { locale: 'es-ES' },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('Contraseña nueva'), `${login.password}{Enter}`);
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Tu contraseña nueva está lista');
  },
};
