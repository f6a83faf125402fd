import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { demoLogins, login, never, serverErrors } from './fixtures.ts';
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
  await userEvent.type(await canvas.findByLabelText('E-mail or username'), credentials);
  await userEvent.type(canvas.getByLabelText('Password'), login.password);
  await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
}

export const Idle: Story = {};
/** With a captcha. */
export const WithCaptcha: Story = { args: { captcha: sampleCaptcha } };

/** The form can be filled in by keyboard alone; Enter submits it. */
export const Sent: Story = {
  async play({ canvas, args }) {
    (await canvas.findByLabelText('E-mail or username')).focus();
    await userEvent.keyboard(login.credentials);
    await userEvent.tab();
    await userEvent.keyboard(login.password);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Stay logged in on this device' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Log in' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith(login));
    await expect(args.submit).toHaveBeenCalledOnce();
  },
};

export const FieldErrors: Story = {
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }));
    await expect(await canvas.findAllByText('Please fill this in.')).toHaveLength(2);
    await expect(canvas.getByLabelText('E-mail or username')).toHaveFocus();
    await expect(canvas.getByLabelText('E-mail or username')).toHaveAccessibleDescription('Please fill this in.');
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

export const Requesting: Story = {
  args: { submit: fn(never) },
  async play({ canvas, canvasElement, args }) {
    await fillIn(canvasElement);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Log in' })).toHaveAttribute('aria-busy', 'true'));
    await userEvent.type(canvas.getByLabelText('Password'), '{Enter}');
    await expect(args.submit).toHaveBeenCalledOnce();
  },
};

/** A failed login keeps the input. */
export const WrongCredentials: Story = {
  args: { submit: fn(async () => serverErrors.wrongCredentials) },
  async play({ canvas, canvasElement }) {
    await fillIn(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Incorrect credentials!');
    await expect(canvas.getByLabelText('E-mail or username')).toHaveValue(login.credentials);
    await expect(canvas.getByLabelText('Password')).toHaveValue(login.password);
  },
};

export const RateLimited: Story = {
  args: { submit: fn(async () => serverErrors.rateLimited) },
  async play({ canvas, canvasElement }) {
    await fillIn(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Try again in 5 minutes.');
  },
};

export const ServerError: Story = {
  args: { submit: fn(async () => serverErrors.serverError) },
  async play({ canvas, canvasElement }) {
    await fillIn(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong');
  },
};

export const EmailNotVerified: Story = {
  args: { submit: fn(async () => ({ notVerified: true }) as const) },
  async play({ canvas, canvasElement }) {
    await fillIn(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Confirm your e-mail address first');
  },
};

export const LinkSentAgain: Story = {
  ...EmailNotVerified,
  async play({ canvas, canvasElement, args }) {
    await fillIn(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the link again' }));
    await expect(await canvas.findByText(/a new link is on its way/)).toBeVisible();
    await expect(args.onResend).toHaveBeenCalledWith(login.credentials);
  },
};

export const LinkNotSentAgain: Story = {
  args: { ...EmailNotVerified.args, onResend: fn(() => Promise.reject(new Error('unreachable'))) },
  async play({ canvas, canvasElement }) {
    await fillIn(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the link again' }));
    await expect(await canvas.findByText('Error occurred, please try again later')).toBeVisible();
  },
};

/** Offers to send the link again only if an e-mail address was typed, not a username. */
export const NotVerifiedByUsername: Story = {
  ...EmailNotVerified,
  async play({ canvas, canvasElement }) {
    await fillIn(canvasElement, 'noor.folds');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Confirm your e-mail address first');
    await expect(canvas.queryByRole('button', { name: 'Send the link again' })).toBeNull();
  },
};

export const PasswordShown: Story = {
  async play({ canvas }) {
    const password = await canvas.findByLabelText('Password');
    await userEvent.type(password, login.password);
    await expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(password).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
  },
};

export const Demo: Story = {
  args: { demoLogins },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Creator: mara.clay' }));
    await expect(canvas.getByLabelText('E-mail or username')).toHaveValue('mara.clay');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await waitFor(() =>
      expect(args.submit).toHaveBeenCalledWith({ credentials: 'mara.clay', password: 'fanlight', remember: false }),
    );
  },
};

export const Phone: Story = { args: { demoLogins }, globals: { viewport: { value: 'phone' } } };

export const Spanish: Story = {
  args: { demoLogins },
  globals: { locale: 'es-ES' },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Entrar' }));
    await expect(await canvas.findAllByText('Rellena este campo.')).toHaveLength(2);
    await expect(canvas.getByLabelText('Correo o nombre de usuario')).toHaveFocus();
  },
};

/** The links to registration and password reset pass on the return path (rule P4). */
export const WithWayBack: Story = {
  args: { redirect: '/mara.clay?dialog=subscribe' },
  async play({ canvas }) {
    const link = await canvas.findByRole('link', { name: 'Join Fanlight' });
    await expect(link).toHaveAttribute('href', '/auth/register?redirect=%2Fmara.clay%3Fdialog%3Dsubscribe');
    const forgot = canvas.getByRole('link', { name: 'Forgot your password?' });
    await expect(forgot).toHaveAttribute('href', '/auth/forgot-password?redirect=%2Fmara.clay%3Fdialog%3Dsubscribe');
  },
};
