import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { never, registration, serverErrors } from './fixtures.ts';
import { RegisterScreen, type RegisterScreenProps } from './register-screen.tsx';
import { framed, inPublicLayout, sampleCaptcha } from './sample.tsx';

const meta = {
  title: 'Screens/Visitor/RegisterScreen',
  tags: ['screen', 'visitor'],
  component: RegisterScreen,
  decorators: [inPublicLayout],
  parameters: { ...framed, route: '/auth/register' },
  args: {
    submit: fn(async (): ReturnType<RegisterScreenProps['submit']> => ({ ok: true })),
    onResend: fn(async () => {}),
  },
} satisfies Meta<typeof RegisterScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function fillIn(element: HTMLElement) {
  const canvas = within(element);
  await userEvent.type(await canvas.findByLabelText('Name'), registration.name);
  await userEvent.type(canvas.getByLabelText('Username'), registration.username);
  await userEvent.type(canvas.getByLabelText('E-mail'), registration.email);
  await userEvent.type(canvas.getByLabelText('Password'), registration.password);
  await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
}

export const Idle: Story = {};
/** With a captcha. */
export const WithCaptcha: Story = { args: { captcha: sampleCaptcha } };

/** The result takes the focus, so that screen readers announce it. */
export const CheckYourMail: Story = {
  async play({ canvas, canvasElement, args }) {
    await fillIn(canvasElement);
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith(registration));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Check your mail' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    await expect(canvas.getByText(/noor@fanlight\.example/)).toBeVisible();
  },
};

export const CheckTheDemoMailbox: Story = {
  args: { mailboxHref: '/dev/mailbox' },
  async play({ canvas, canvasElement, args }) {
    await fillIn(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Open the demo mailbox' })).toHaveAttribute(
      'href',
      '/dev/mailbox',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Send it again' }));
    await expect(await canvas.findByText('Sent again.')).toBeVisible();
    await expect(args.onResend).toHaveBeenCalledWith(registration.email);
  },
};

export const FieldErrors: Story = {
  async play({ canvas, args }) {
    await userEvent.type(await canvas.findByLabelText('Name'), 'Noor');
    await userEvent.type(canvas.getByLabelText('Username'), 'noor haddad');
    await userEvent.type(canvas.getByLabelText('E-mail'), 'noor@fanlight');
    await userEvent.type(canvas.getByLabelText('Password'), 'short');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(await canvas.findByText('Use 3 to 30 letters, digits, dots or underscores.')).toBeVisible();
    await expect(canvas.getByText("This doesn't look like an e-mail address.")).toBeVisible();
    await expect(canvas.getByText('Use at least 8 characters.')).toBeVisible();
    await expect(canvas.getByLabelText('Username')).toHaveFocus();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

/** The error disappears once the field is valid. */
export const Mended: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create account' }));
    await expect(await canvas.findByText('Please fill this in.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Name'), 'Noor Haddad');
    await waitFor(() => expect(canvas.queryByText('Please fill this in.')).toBeNull());
  },
};

export const Submitting: Story = {
  args: { submit: fn(never) },
  async play({ canvas, canvasElement }) {
    await fillIn(canvasElement);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Create account' })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

export const UsernameTaken: Story = {
  args: { submit: fn(async () => ({ fieldErrors: { username: 'This username is taken.' } })) },
  async play({ canvas, canvasElement }) {
    await fillIn(canvasElement);
    await expect(await canvas.findByText('This username is taken.')).toBeVisible();
    await expect(canvas.getByLabelText('Username')).toHaveFocus();
    await expect(canvas.getByLabelText('Password')).toHaveValue(registration.password);
  },
};

export const ServerError: Story = {
  args: { submit: fn(async () => serverErrors.serverError) },
  async play({ canvas, canvasElement }) {
    await fillIn(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong');
    await expect(canvas.getByLabelText('E-mail')).toHaveValue(registration.email);
  },
};

export const PasswordShown: Story = {
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('Password'), registration.password);
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Spanish: Story = {
  globals: { locale: 'es-ES' },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Crear cuenta' }));
    await expect(await canvas.findByText('Rellena este campo.')).toBeVisible();
    await expect(canvas.getByLabelText('Nombre')).toHaveFocus();
  },
};

/** The link to the login passes on the return path (rule P4). */
export const WithWayBack: Story = {
  args: { redirect: '/mara.clay?dialog=subscribe' },
  async play({ canvas }) {
    const link = await canvas.findByRole('link', { name: 'Log in' });
    await expect(link).toHaveAttribute('href', '/auth/login?redirect=%2Fmara.clay%3Fdialog%3Dsubscribe');
  },
};
