import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { failure, shows, t, tPattern } from '../testing/index.ts';
import { login, never } from './fixtures.ts';
import { ForgotPasswordScreen, type ForgotPasswordScreenProps } from './forgot-password-screen.tsx';
import { framed, inPublicLayout } from './sample.tsx';

const meta = {
  title: 'Screens/Visitor/ForgotPasswordScreen',
  tags: ['screen', 'visitor'],
  component: ForgotPasswordScreen,
  decorators: [inPublicLayout],
  parameters: { ...framed, route: '/auth/forgot-password' },
  args: { submit: fn(async (): ReturnType<ForgotPasswordScreenProps['submit']> => ({ ok: true })) },
} satisfies Meta<typeof ForgotPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};

export const Sent: Story = {
  async play({ canvas, args }) {
    await userEvent.type(await canvas.findByLabelText(t('auth:forgot.email')), `${login.credentials}{Enter}`);
    await expect(await canvas.findByRole('heading', { level: 1, name: t('auth:forgot.sentTitle') })).toBeVisible();
    await expect(args.submit).toHaveBeenCalledWith(login.credentials);
    await expect(canvas.getByText(tPattern('auth:forgot.sentText', { email: 'noor@fanlight.example' }))).toBeVisible();
  },
};

export const SentInTheDemo: Story = {
  args: { mailboxHref: '/dev/mailbox' },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText(t('auth:forgot.email')), `${login.credentials}{Enter}`);
    await expect(await canvas.findByRole('link', { name: t('auth:checkMail.mailbox') })).toBeVisible();
  },
};

/** The link to the login contains the return path (rule P4). */
export const WithReturnPath: Story = {
  args: { redirect: '/mara.clay?dialog=subscribe' },
  async play({ canvas }) {
    const back = { name: t('auth:forgot.back') };
    const href = '/auth/login?redirect=%2Fmara.clay%3Fdialog%3Dsubscribe';
    await expect(await canvas.findByRole('link', back)).toHaveAttribute('href', href);
    await userEvent.type(canvas.getByLabelText(t('auth:forgot.email')), `${login.credentials}{Enter}`);
    await canvas.findByRole('heading', { level: 1, name: t('auth:forgot.sentTitle') });
    await expect(canvas.getByRole('link', back)).toHaveAttribute('href', href);
  },
};

export const FieldErrors: Story = {
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('auth:forgot.submit') }));
    await expect(await canvas.findByText(t('auth:register.emailInvalid'))).toBeVisible();
    await expect(canvas.getByLabelText(t('auth:forgot.email'))).toHaveFocus();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = {
  args: { submit: fn(never) },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText(t('auth:forgot.email')), `${login.credentials}{Enter}`);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: t('auth:forgot.submit') })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

export const ServerError: Story = {
  parameters: { shows: shows('requestPasswordReset', 'failed') },
  args: { submit: fn(async () => failure('INTERNAL')) },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText(t('auth:forgot.email')), `${login.credentials}{Enter}`);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('errors:INTERNAL'));
    await expect(canvas.getByLabelText(t('auth:forgot.email'))).toHaveValue(login.credentials);
  },
};

export const Spanish: Story = {
  globals: { locale: 'es-ES' },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('Correo electrónico'), `${login.credentials}{Enter}`);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Revisa tu correo' })).toBeVisible();
  },
};
