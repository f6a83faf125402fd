import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { failure, t } from '../testing/index.ts';
import { EmailVerificationScreen, type EmailVerificationScreenProps } from './email-verification-screen.tsx';
import { login, never } from './fixtures.ts';
import { framed, inPublicLayout } from './sample.tsx';

const meta = {
  title: 'Screens/Visitor/EmailVerificationScreen',
  tags: ['screen', 'visitor'],
  component: EmailVerificationScreen,
  decorators: [inPublicLayout],
  parameters: { ...framed, route: '/auth/email-verification' },
  args: {
    state: 'verifying',
    onRetry: fn(),
    resend: fn(async (): ReturnType<EmailVerificationScreenProps['resend']> => ({ ok: true })),
  },
} satisfies Meta<typeof EmailVerificationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Verifying: Story = {};

export const Verified: Story = {
  args: { state: 'verified' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: t('auth:verification.login') })).toHaveAttribute(
      'href',
      '/auth/login',
    );
  },
};

/** The link to the login contains the return path of the registration. */
export const VerifiedElsewhere: Story = {
  args: { state: 'verified', redirect: '/mara.clay?dialog=subscribe' },
  async play({ canvas }) {
    const link = await canvas.findByRole('link', { name: t('auth:verification.login') });
    await expect(link).toHaveAttribute('href', '/auth/login?redirect=%2Fmara.clay%3Fdialog%3Dsubscribe');
  },
};

export const Failed: Story = {
  args: { state: 'failed' },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** A logged-in user confirmed a new address. */
export const VerifiedLoggedIn: Story = {
  args: { state: 'verified', isLoggedIn: true },
  async play({ canvas }) {
    await expect(await canvas.findByText(t('auth:verification.changedText'))).toBeVisible();
    const link = canvas.getByRole('link', { name: t('auth:verification.continue') });
    await expect(link).toHaveAttribute('href', '/home');
  },
};

/** A second click on a good link leads here too, so the page offers the login. */
export const LinkExpired: Story = {
  args: { state: 'expired' },
  async play({ canvas }) {
    await expect(await canvas.findByText(t('auth:verification.confirmedAlready'))).toBeVisible();
    const link = canvas.getByRole('link', { name: t('auth:verification.login') });
    await expect(link).toHaveAttribute('href', '/auth/login');
  },
};

export const LinkSentAgain: Story = {
  args: { state: 'expired' },
  async play({ canvas, args }) {
    await userEvent.type(await canvas.findByLabelText(t('auth:verification.email')), `${login.credentials}{Enter}`);
    await expect(await canvas.findByText(t('auth:login.resent'))).toBeVisible();
    await expect(args.resend).toHaveBeenCalledWith(login.credentials);
  },
};

export const FieldErrors: Story = {
  args: { state: 'expired' },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('auth:verification.resend') }));
    await expect(await canvas.findByText(t('auth:register.emailInvalid'))).toBeVisible();
    await expect(canvas.getByLabelText(t('auth:verification.email'))).toHaveFocus();
    await expect(args.resend).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = {
  args: { state: 'expired', resend: fn(never) },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText(t('auth:verification.email')), `${login.credentials}{Enter}`);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: t('auth:verification.resend') })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

export const ServerError: Story = {
  args: { state: 'expired', resend: fn(async () => failure('RATE_LIMITED', { retryAfter: 300 })) },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText(t('auth:verification.email')), `${login.credentials}{Enter}`);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('failures.RATE_LIMITED', { count: 5 }));
  },
};

export const Spanish: Story = {
  args: { state: 'expired' },
  globals: { locale: 'es-ES' },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('Correo electrónico'), `${login.credentials}{Enter}`);
    await expect(await canvas.findByText(/un enlace nuevo va de camino/)).toBeVisible();
  },
};
