import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { failure, fieldFailure, shows, t } from '../testing/index.ts';
import { login, never } from './fixtures.ts';
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
    await userEvent.type(await canvas.findByLabelText(t('auth:reset.password')), `${login.password}{Enter}`);
    await expect(await canvas.findByRole('heading', { level: 1, name: t('auth:reset.savedTitle') })).toBeVisible();
    await expect(args.submit).toHaveBeenCalledWith(login.password);
    await expect(canvas.getByRole('link', { name: t('auth:login.submit') })).toHaveAttribute('href', '/auth/login');
  },
};

/**
 * The mail about a changed password or e-mail address links to this form. It sets a new password and restores the
 * account.
 */
export const Undo: Story = {
  args: { purpose: 'undo' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: t('auth:undo.title') })).toBeVisible();
    await expect(canvas.getByText(t('auth:undo.text'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('auth:undo.submit') })).toBeVisible();
  },
};

export const Undone: Story = {
  args: { purpose: 'undo' },
  async play({ canvas, args }) {
    await userEvent.type(await canvas.findByLabelText(t('auth:reset.password')), `${login.password}{Enter}`);
    await expect(await canvas.findByRole('heading', { level: 1, name: t('auth:undo.savedTitle') })).toBeVisible();
    await expect(args.submit).toHaveBeenCalledWith(login.password);
  },
};

export const SpanishUndo: Story = {
  args: { purpose: 'undo' },
  globals: { locale: 'es-ES' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Recupera tu cuenta' })).toBeVisible();
  },
};

export const LinkExpired: Story = {
  args: { submit: fn(async () => ({ expired: true }) as const) },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText(t('auth:reset.password')), `${login.password}{Enter}`);
    await expect(await canvas.findByRole('link', { name: t('auth:reset.again') })).toHaveAttribute(
      'href',
      '/auth/forgot-password',
    );
  },
};

/** The mailed link contains the return path (rule P4), which the login then uses. */
export const SavedWithReturnPath: Story = {
  args: { redirect: '/mara.clay?dialog=subscribe' },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText(t('auth:reset.password')), `${login.password}{Enter}`);
    const href = '/auth/login?redirect=%2Fmara.clay%3Fdialog%3Dsubscribe';
    await expect(await canvas.findByRole('link', { name: t('auth:login.submit') })).toHaveAttribute('href', href);
  },
};

export const LinkExpiredWithReturnPath: Story = {
  args: { redirect: '/mara.clay?dialog=subscribe', submit: fn(async () => ({ expired: true }) as const) },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText(t('auth:reset.password')), `${login.password}{Enter}`);
    const href = '/auth/forgot-password?redirect=%2Fmara.clay%3Fdialog%3Dsubscribe';
    await expect(await canvas.findByRole('link', { name: t('auth:reset.again') })).toHaveAttribute('href', href);
  },
};

export const FieldErrors: Story = {
  async play({ canvas, args }) {
    await userEvent.type(await canvas.findByLabelText(t('auth:reset.password')), 'short{Enter}');
    await expect(await canvas.findByText(t('auth:register.passwordShort'))).toBeVisible();
    await expect(canvas.getByLabelText(t('auth:reset.password'))).toHaveFocus();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

/** The server rejects common passwords, which the form does not check. */
export const RefusedPassword: Story = {
  parameters: { shows: shows('resetPassword', 'VALIDATION_FAILED') },
  args: { submit: fn(async () => fieldFailure('password', 'TOO_SHORT', { min: 8 })) },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText(t('auth:reset.password')), 'password1{Enter}');
    await expect(await canvas.findByText(t('errors:TOO_SHORT', { min: 8 }))).toBeVisible();
    await expect(canvas.getByLabelText(t('auth:reset.password'))).toHaveFocus();
  },
};

export const Submitting: Story = {
  args: { submit: fn(never) },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText(t('auth:reset.password')), `${login.password}{Enter}`);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: t('auth:reset.submit') })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

export const ServerError: Story = {
  parameters: { shows: shows('resetPassword', 'failed') },
  args: { submit: fn(async () => failure('INTERNAL')) },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText(t('auth:reset.password')), `${login.password}{Enter}`);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('errors:INTERNAL'));
    await expect(canvas.getByLabelText(t('auth:reset.password'))).toHaveValue(login.password);
  },
};

export const PasswordShown: Story = {
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText(t('auth:reset.password')), login.password);
    await userEvent.click(canvas.getByRole('button', { name: t('password.show') }));
    await expect(canvas.getByLabelText(t('auth:reset.password'))).toHaveAttribute('type', 'text');
  },
};

export const Spanish: Story = {
  globals: { locale: 'es-ES' },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('Contraseña nueva'), `${login.password}{Enter}`);
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Tu contraseña nueva está lista');
  },
};
