import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { failure, shows, t } from '../testing/index.ts';
import { demoLogins, login, never } from './fixtures.ts';
import { LoginScreen, type LoginScreenProps } from './login-screen.tsx';
import { framed, inPublicLayout, sampleCaptcha } from './sample.tsx';

const meta = {
  title: 'Screens/Visitor/LoginScreen',
  tags: ['screen', 'visitor'],
  component: LoginScreen,
  decorators: [inPublicLayout],
  parameters: { ...framed, route: '/auth/login' },
  args: {
    submit: fn(async (): ReturnType<LoginScreenProps['submit']> => ({ ok: true })),
    onResend: fn(async () => {}),
  },
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function fillIn(element: HTMLElement, credentials = login.credentials) {
  const canvas = within(element);
  await userEvent.type(await canvas.findByLabelText(t('auth:login.credentials')), credentials);
  await userEvent.type(canvas.getByLabelText(t('auth:login.password')), login.password);
  await userEvent.click(canvas.getByRole('button', { name: t('auth:login.submit') }));
}

export const Idle: Story = {};
/** The site requires a captcha. */
export const WithCaptcha: Story = { args: { captcha: sampleCaptcha } };

/** The form works by keyboard alone, and Enter submits it. */
export const Sent: Story = {
  async play({ canvas, args, step }) {
    await step('Enter the login by keyboard', async () => {
      (await canvas.findByLabelText(t('auth:login.credentials'))).focus();
      await userEvent.keyboard(login.credentials);
      await userEvent.tab();
      await userEvent.keyboard(login.password);
    });
    await step('Pass the other controls by Tab', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: t('password.show') })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: t('auth:login.forgot') })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('checkbox', { name: t('auth:login.remember') })).toHaveFocus();
    });
    await step('Choose to stay logged in by key', async () => {
      await userEvent.keyboard(' ');
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: t('auth:login.submit') })).toHaveFocus();
    });
    await step('Submit by Enter', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(args.submit).toHaveBeenCalledWith(login));
      await expect(args.submit).toHaveBeenCalledOnce();
    });
  },
};

export const FieldErrors: Story = {
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('auth:login.submit') }));
    await expect(await canvas.findAllByText(t('auth:login.required'))).toHaveLength(2);
    await expect(canvas.getByLabelText(t('auth:login.credentials'))).toHaveFocus();
    await expect(canvas.getByLabelText(t('auth:login.credentials'))).toHaveAccessibleDescription(
      t('auth:login.required'),
    );
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

export const Requesting: Story = {
  args: { submit: fn(never) },
  async play({ canvas, canvasElement, args }) {
    await fillIn(canvasElement);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: t('auth:login.submit') })).toHaveAttribute('aria-busy', 'true'),
    );
    await userEvent.type(canvas.getByLabelText(t('auth:login.password')), '{Enter}');
    await expect(args.submit).toHaveBeenCalledOnce();
  },
};

/** After a failed login the fields keep their input. */
export const WrongCredentials: Story = {
  parameters: { shows: shows('login', 'INVALID_CREDENTIALS') },
  args: { submit: fn(async () => failure('INVALID_CREDENTIALS')) },
  async play({ canvas, canvasElement }) {
    await fillIn(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('errors:INVALID_CREDENTIALS'));
    await expect(canvas.getByLabelText(t('auth:login.credentials'))).toHaveValue(login.credentials);
    await expect(canvas.getByLabelText(t('auth:login.password'))).toHaveValue(login.password);
  },
};

export const RateLimited: Story = {
  args: { submit: fn(async () => failure('RATE_LIMITED', { retryAfter: 300 })) },
  async play({ canvas, canvasElement }) {
    await fillIn(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('failures.RATE_LIMITED', { count: 5 }));
  },
};

export const ServerError: Story = {
  parameters: { shows: shows('login', 'failed') },
  args: { submit: fn(async () => failure('INTERNAL')) },
  async play({ canvas, canvasElement }) {
    await fillIn(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('errors:INTERNAL'));
  },
};

export const EmailNotVerified: Story = {
  args: { submit: fn(async () => ({ obstacle: 'EMAIL_NOT_VERIFIED' }) as const) },
  async play({ canvas, canvasElement }) {
    await fillIn(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('auth:login.notVerified'));
  },
};

export const LinkSentAgain: Story = {
  ...EmailNotVerified,
  async play({ canvas, canvasElement, args }) {
    await fillIn(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: t('auth:login.resend') }));
    await expect(await canvas.findByText(t('auth:login.resent'))).toBeVisible();
    await expect(args.onResend).toHaveBeenCalledWith(login.credentials);
  },
};

export const LinkNotSentAgain: Story = {
  args: { ...EmailNotVerified.args, onResend: fn(() => Promise.reject(new Error('unreachable'))) },
  async play({ canvas, canvasElement }) {
    await fillIn(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: t('auth:login.resend') }));
    await expect(await canvas.findByText(t('errors.tryAgainLater'))).toBeVisible();
  },
};

/** After a correct password, a dialog asks for a code of the second factor. The login is repeated with it. */
export const SecondFactor: Story = {
  args: {
    submit: fn(async ({ code }: Parameters<LoginScreenProps['submit']>[0]) => {
      if (!code) return { obstacle: 'SECOND_FACTOR_REQUIRED' };
      return code === '492039' ? { ok: true } : { fieldErrors: { code: t('errors:INVALID') } };
    }) as unknown as typeof meta.args.submit,
  },
  async play({ canvasElement, args }) {
    await fillIn(canvasElement);
    const dialog = within(await within(document.body).findByRole('dialog', { name: t('secondFactor:login.title') }));
    const field = dialog.getByLabelText(t('secondFactor:code.label'));
    const send = dialog.getByRole('button', { name: t('secondFactor:login.submit') });
    await userEvent.type(field, '111111');
    await userEvent.click(send);
    await expect(await dialog.findByText(t('errors:INVALID'))).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '492039{Enter}');
    await waitFor(() => expect(args.submit).toHaveBeenLastCalledWith({ ...login, remember: false, code: '492039' }));
  },
};

/** The link can be sent again to an e-mail address only, so a hint asks for it if a username was typed. */
export const NotVerifiedByUsername: Story = {
  ...EmailNotVerified,
  async play({ canvas, canvasElement }) {
    await fillIn(canvasElement, 'noor.folds');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('auth:login.notVerified'));
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('auth:login.resendByEmail'));
    await expect(canvas.queryByRole('button', { name: t('auth:login.resend') })).toBeNull();
  },
};

export const PasswordShown: Story = {
  async play({ canvas }) {
    const password = await canvas.findByLabelText(t('auth:login.password'));
    await userEvent.type(password, login.password);
    await expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: t('password.show') }));
    await expect(password).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: t('password.hide') }));
    await expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: t('password.show') }));
  },
};

export const Demo: Story = {
  args: { demoLogins },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: `${t('auth:login.demoPerformer')}: mara.clay` }));
    await expect(canvas.getByLabelText(t('auth:login.credentials'))).toHaveValue('mara.clay');
    await userEvent.click(canvas.getByRole('button', { name: t('auth:login.submit') }));
    await waitFor(() =>
      expect(args.submit).toHaveBeenCalledWith({ credentials: 'mara.clay', password: 'fanlight', remember: false }),
    );
  },
};

export const Spanish: Story = {
  args: { demoLogins },
  globals: { locale: 'es-ES' },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Entrar' }));
    await expect(await canvas.findAllByText('Rellena este campo.')).toHaveLength(2);
    await expect(canvas.getByLabelText('Correo o nombre de usuario')).toHaveFocus();
  },
};

/** The links to registration and password reset contain the return path (rule P4). */
export const WithReturnPath: Story = {
  args: { redirect: '/mara.clay?dialog=subscribe' },
  async play({ canvas }) {
    const link = await canvas.findByRole('link', { name: t('auth:login.register') });
    await expect(link).toHaveAttribute('href', '/auth/register?redirect=%2Fmara.clay%3Fdialog%3Dsubscribe');
    const forgot = canvas.getByRole('link', { name: t('auth:login.forgot') });
    await expect(forgot).toHaveAttribute('href', '/auth/forgot-password?redirect=%2Fmara.clay%3Fdialog%3Dsubscribe');
  },
};
