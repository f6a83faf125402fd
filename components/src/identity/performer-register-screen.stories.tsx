import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { registration } from '../auth/fixtures.ts';
import { framed, inPublicLayout, sampleCaptcha } from '../auth/sample.tsx';
import { countries } from '../performers/fixtures.ts';
import { failure, fieldFailure, shows, t } from '../testing/index.ts';
import { PerformerRegisterScreen, type PerformerRegisterScreenProps } from './performer-register-screen.tsx';
import { fillIdentity, person, uploadedTo } from './sample.tsx';

type Submit = PerformerRegisterScreenProps['submit'];

const meta = {
  title: 'Screens/Visitor/PerformerRegisterScreen',
  tags: ['screen', 'visitor'],
  component: PerformerRegisterScreen,
  decorators: [inPublicLayout],
  parameters: { ...framed, route: '/auth/performer-register' },
  args: { countries, submit: fn<Submit>(async () => ({ ok: true })), onResend: fn(async () => {}) },
} satisfies Meta<typeof PerformerRegisterScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const send = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: t('identity:register.submit') }));

async function fillIn(canvas: Canvas) {
  await userEvent.type(await canvas.findByLabelText(t('auth:register.name')), registration.name);
  await userEvent.type(canvas.getByLabelText(t('auth:register.username')), registration.username);
  await userEvent.type(canvas.getByLabelText(t('auth:register.email')), registration.email);
  await userEvent.type(canvas.getByLabelText(t('auth:register.password')), registration.password);
  await fillIdentity(canvas);
  await send(canvas);
}

export const Idle: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: t('identity:register.fanLink') })).toHaveAttribute(
      'href',
      '/auth/register',
    );
  },
};

/** The site requires a captcha. */
export const WithCaptcha: Story = { args: { captcha: sampleCaptcha } };

/** The account was created. The text says that the documents are being checked. */
export const CheckYourMail: Story = {
  async play({ canvas, args }) {
    await fillIn(canvas);
    await waitFor(() => expect(args.submit).toHaveBeenCalledOnce());
    const [values] = (args.submit as ReturnType<typeof fn<Submit>>).mock.calls[0] ?? [];
    await expect(values).toMatchObject({ ...registration, ...person });
    await expect(values?.identity.name).toBe('passport.pdf');
    await expect(await canvas.findByRole('heading', { level: 1, name: t('auth:checkMail.title') })).toContainElement(
      document.activeElement as HTMLElement,
    );
    await expect(canvas.getByText(t('identity:register.review'))).toBeVisible();
  },
};

export const AddressCorrected: Story = {
  args: { correct: fn(async () => ({ ok: true as const })) },
  async play({ canvas }) {
    await fillIn(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: t('auth:checkMail.correct') }));
    const field = canvas.getByLabelText(t('auth:checkMail.correctLabel'));
    await userEvent.clear(field);
    await userEvent.type(field, 'noor.haddad@fanlight.example{Enter}');
    await expect(await canvas.findByText(/noor\.haddad@fanlight\.example/)).toBeVisible();
  },
};

/** The fields of the account and those of the person show their errors together. */
export const FieldErrors: Story = {
  async play({ canvas, args }) {
    await userEvent.type(await canvas.findByLabelText(t('auth:register.username')), 'noor haddad');
    await send(canvas);
    await expect(await canvas.findByText(t('auth:register.usernameInvalid'))).toBeVisible();
    await expect(canvas.getAllByText(t('identity:documents.missing'))).toHaveLength(2);
    await expect(canvas.getByLabelText(t('auth:register.name'))).toHaveFocus();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

/** The server has refused the username. The documents stay selected. */
export const UsernameTaken: Story = {
  parameters: { shows: shows('registerPerformer', 'USERNAME_TAKEN') },
  args: { submit: fn<Submit>(async () => fieldFailure('username', 'USERNAME_TAKEN')) },
  async play({ canvas }) {
    await fillIn(canvas);
    await expect(await canvas.findByText(t('errors:USERNAME_TAKEN'))).toBeVisible();
    await expect(canvas.getByLabelText(t('auth:register.username'))).toHaveFocus();
    await expect(canvas.getByText('passport.pdf')).toBeVisible();
  },
};

export const TooYoung: Story = {
  parameters: { shows: shows('registerPerformer', 'VALIDATION_FAILED') },
  args: { submit: fn<Submit>(async () => fieldFailure('dateOfBirth', 'TOO_YOUNG')) },
  async play({ canvas }) {
    await fillIn(canvas);
    await expect(await canvas.findByText(t('errors:TOO_YOUNG'))).toBeVisible();
  },
};

export const Submitting: Story = {
  args: { submit: fn<Submit>((_values, onProgress) => uploadedTo(0.42, onProgress)) },
  async play({ canvas }) {
    await fillIn(canvas);
    await expect(await canvas.findByText(t('content:upload.uploading'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('content:upload.cancelUpload') })).toBeVisible();
  },
};

export const ServerError: Story = {
  parameters: { shows: shows('registerPerformer', 'failed') },
  args: { submit: fn<Submit>(async () => failure('INTERNAL')) },
  async play({ canvas }) {
    await fillIn(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('errors:INTERNAL'));
    await expect(canvas.getByLabelText(t('auth:register.email'))).toHaveValue(registration.email);
  },
};

export const Spanish: Story = {
  globals: { locale: 'es-ES' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Únete como creador' })).toBeVisible();
  },
};
