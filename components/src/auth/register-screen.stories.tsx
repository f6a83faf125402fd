import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { failure, fieldFailure, shows, t, tPattern } from '../testing/index.ts';
import { never, registration } from './fixtures.ts';
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
  await userEvent.type(await canvas.findByLabelText(t('auth:register.name')), registration.name);
  await userEvent.type(canvas.getByLabelText(t('auth:register.username')), registration.username);
  await userEvent.type(canvas.getByLabelText(t('auth:register.email')), registration.email);
  await userEvent.type(canvas.getByLabelText(t('auth:register.password')), registration.password);
  await userEvent.click(canvas.getByRole('button', { name: t('auth:register.submit') }));
}

export const Idle: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: t('auth:register.creator') })).toHaveAttribute(
      'href',
      '/auth/performer-register',
    );
  },
};
/** The site requires a captcha. */
export const WithCaptcha: Story = { args: { captcha: sampleCaptcha } };

/** The result takes the focus, so that screen readers announce it. */
export const CheckYourMail: Story = {
  async play({ canvas, canvasElement, args }) {
    await fillIn(canvasElement);
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith(registration));
    await expect(await canvas.findByRole('heading', { level: 1, name: t('auth:checkMail.title') })).toContainElement(
      document.activeElement as HTMLElement,
    );
    await expect(canvas.getByText(/noor@fanlight\.example/)).toBeVisible();
  },
};

/**
 * After a correction, the screen shows the new address. If the user requests the link again, it is sent to this
 * address.
 */
export const AddressCorrected: Story = {
  args: { correct: fn(async () => ({ ok: true as const })) },
  async play({ canvas, canvasElement, args }) {
    await fillIn(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: t('auth:checkMail.correct') }));
    const field = canvas.getByLabelText(t('auth:checkMail.correctLabel'));
    await userEvent.clear(field);
    await userEvent.type(field, 'noor.haddad@fanlight.example{Enter}');
    await expect(await canvas.findByText(/noor\.haddad@fanlight\.example/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('auth:checkMail.resend') }));
    await expect(args.onResend).toHaveBeenCalledWith('noor.haddad@fanlight.example');
  },
};

/** The correction fails, for example if the address was confirmed meanwhile. */
export const AddressNotCorrected: Story = {
  args: { correct: fn(async () => failure('EMAIL_NOT_CORRECTABLE')) },
  async play({ canvas, canvasElement }) {
    await fillIn(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: t('auth:checkMail.correct') }));
    await userEvent.type(canvas.getByLabelText(t('auth:checkMail.correctLabel')), '{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('errors:EMAIL_NOT_CORRECTABLE'));
  },
};

export const CheckTheDemoMailbox: Story = {
  args: { mailboxHref: '/dev/mailbox' },
  async play({ canvas, canvasElement, args }) {
    await fillIn(canvasElement);
    await expect(await canvas.findByRole('link', { name: t('auth:checkMail.mailbox') })).toHaveAttribute(
      'href',
      '/dev/mailbox',
    );
    await userEvent.click(canvas.getByRole('button', { name: t('auth:checkMail.resend') }));
    await expect(await canvas.findByText(t('auth:checkMail.resent'))).toBeVisible();
    await expect(args.onResend).toHaveBeenCalledWith(registration.email);
  },
};

export const FieldErrors: Story = {
  async play({ canvas, args, step }) {
    await step('Enter invalid values', async () => {
      await userEvent.type(await canvas.findByLabelText(t('auth:register.name')), 'Noor');
      await userEvent.type(canvas.getByLabelText(t('auth:register.username')), 'noor haddad');
      await userEvent.type(canvas.getByLabelText(t('auth:register.email')), 'noor@fanlight');
      await userEvent.type(canvas.getByLabelText(t('auth:register.password')), 'short');
    });
    await step('Submit the form', async () => {
      await userEvent.click(canvas.getByRole('button', { name: t('auth:register.submit') }));
    });
    await step('Each field shows its error', async () => {
      await expect(await canvas.findByText(t('auth:register.usernameInvalid'))).toBeVisible();
      await expect(canvas.getByText(t('auth:register.emailInvalid'))).toBeVisible();
      await expect(canvas.getByText(t('auth:register.passwordShort'))).toBeVisible();
      await expect(canvas.getByLabelText(t('auth:register.username'))).toHaveFocus();
      await expect(args.submit).not.toHaveBeenCalled();
    });
  },
};

/** The error of a field disappears when its value becomes valid. */
export const ErrorCorrected: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('auth:register.submit') }));
    await expect(await canvas.findByText(t('auth:login.required'))).toBeVisible();
    await userEvent.type(canvas.getByLabelText(t('auth:register.name')), 'Noor Haddad');
    await waitFor(() => expect(canvas.queryByText(t('auth:login.required'))).toBeNull());
  },
};

export const Submitting: Story = {
  args: { submit: fn(never) },
  async play({ canvas, canvasElement }) {
    await fillIn(canvasElement);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: t('auth:register.submit') })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

export const UsernameTaken: Story = {
  parameters: { shows: shows('registerUser', 'USERNAME_TAKEN') },
  args: { submit: fn(async () => fieldFailure('username', 'USERNAME_TAKEN')) },
  async play({ canvas, canvasElement }) {
    await fillIn(canvasElement);
    await expect(await canvas.findByText(t('errors:USERNAME_TAKEN'))).toBeVisible();
    await expect(canvas.getByLabelText(t('auth:register.username'))).toHaveFocus();
    await expect(canvas.getByLabelText(t('auth:register.password'))).toHaveValue(registration.password);
  },
};

export const ReferralCodeUnknown: Story = {
  parameters: { shows: shows('registerUser', 'VALIDATION_FAILED') },
  args: { referralCode: 'NOPE', submit: fn(async () => fieldFailure('referralCode', 'REFERRAL_CODE_UNKNOWN')) },
  async play({ canvas, canvasElement }) {
    await fillIn(canvasElement);
    await expect(await canvas.findByText(t('errors:REFERRAL_CODE_UNKNOWN'))).toBeVisible();
    await expect(canvas.getByLabelText(tPattern('auth:register.referral'))).toHaveFocus();
  },
};

/** The field is folded until the user opens it. It then has the focus, also by keyboard. */
export const ReferralCodeOpened: Story = {
  async play({ canvas, canvasElement, args }) {
    const button = await canvas.findByRole('button', { name: t('auth:register.hasReferral') });
    await expect(canvas.queryByLabelText(tPattern('auth:register.referral'))).toBeNull();
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText(tPattern('auth:register.referral'))).toHaveFocus();
    await userEvent.keyboard('MARA');
    await fillIn(canvasElement);
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith({ ...registration, referralCode: 'MARA' }));
  },
};

/** The line below the button links the pages that the user accepts. */
export const Agreement: Story = {
  async play({ canvas }) {
    const links = (await canvas.findAllByRole('link')).map((link) => link.getAttribute('href'));
    await expect(links).toEqual(expect.arrayContaining(['/page/terms', '/page/privacy']));
  },
};

export const ServerError: Story = {
  parameters: { shows: shows('registerUser', 'failed') },
  args: { submit: fn(async () => failure('INTERNAL')) },
  async play({ canvas, canvasElement }) {
    await fillIn(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('errors:INTERNAL'));
    await expect(canvas.getByLabelText(t('auth:register.email'))).toHaveValue(registration.email);
  },
};

export const PasswordShown: Story = {
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText(t('auth:register.password')), registration.password);
    await userEvent.click(canvas.getByRole('button', { name: t('password.show') }));
    await expect(canvas.getByLabelText(t('auth:register.password'))).toHaveAttribute('type', 'text');
  },
};

export const Spanish: Story = {
  globals: { locale: 'es-ES' },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Crear cuenta' }));
    await expect(await canvas.findByText('Rellena este campo.')).toBeVisible();
    await expect(canvas.getByLabelText('Nombre')).toHaveFocus();
  },
};

/** The link to the login contains the return path (rule P4). */
export const WithReturnPath: Story = {
  args: { redirect: '/mara.clay?dialog=subscribe' },
  async play({ canvas }) {
    const link = await canvas.findByRole('link', { name: t('auth:register.login') });
    await expect(link).toHaveAttribute('href', '/auth/login?redirect=%2Fmara.clay%3Fdialog%3Dsubscribe');
  },
};
