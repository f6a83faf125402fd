import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { fieldFailure, shows, t } from '../testing/index.ts';
import { CheckMail } from './check-mail.tsx';
import { never, registration } from './fixtures.ts';

const meta = {
  title: 'Components/Auth/CheckMail',
  component: CheckMail,
  args: { email: registration.email, onResend: fn(async () => {}) },
} satisfies Meta<typeof CheckMail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};

export const Demo: Story = { args: { mailboxHref: '/dev/mailbox' } };

export const Sending: Story = {
  args: { onResend: fn(never) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('auth:checkMail.resend') }));
    await expect(canvas.getByRole('button', { name: t('auth:checkMail.resend') })).toHaveAttribute('aria-busy', 'true');
  },
};

/** The button keeps the focus after it was pressed. */
export const SentAgain: Story = {
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('auth:checkMail.resend') }));
    await expect(await canvas.findByText(t('auth:checkMail.resent'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('auth:checkMail.resend') })).toHaveFocus();
    await expect(args.onResend).toHaveBeenCalledWith(registration.email);
  },
};

export const NotSent: Story = {
  args: { onResend: fn(() => Promise.reject(new Error('unreachable'))) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('auth:checkMail.resend') }));
    await expect(await canvas.findByText(t('errors.tryAgainLater'))).toBeVisible();
  },
};

const corrected = 'noor.haddad@fanlight.example';

/** The address can be corrected in a form, which starts with the address that was sent to. */
export const Correcting: Story = {
  args: { correct: fn(async () => ({ ok: true as const })), onCorrected: fn() },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('auth:checkMail.correct') }));
    const field = canvas.getByLabelText(t('auth:checkMail.correctLabel'));
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue(registration.email);
    await userEvent.clear(field);
    await userEvent.type(field, 'noor@fanlight');
    await userEvent.click(canvas.getByRole('button', { name: t('auth:checkMail.correctSubmit') }));
    await expect(await canvas.findByText(t('auth:register.emailInvalid'))).toBeVisible();
    await expect(args.correct).not.toHaveBeenCalled();
  },
};

/** The button keeps the focus after the correction. */
export const Corrected: Story = {
  ...Correcting,
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('auth:checkMail.correct') }));
    const field = canvas.getByLabelText(t('auth:checkMail.correctLabel'));
    await userEvent.clear(field);
    await userEvent.type(field, `${corrected}{Enter}`);
    await expect(await canvas.findByText(t('auth:checkMail.corrected'))).toBeVisible();
    await expect(args.correct).toHaveBeenCalledWith(corrected);
    await expect(args.onCorrected).toHaveBeenCalledWith(corrected);
    await waitFor(() => expect(canvas.getByRole('button', { name: t('auth:checkMail.correct') })).toHaveFocus());
  },
};

/** The server refuses the address. The form stays, with what was typed. */
export const NotCorrected: Story = {
  parameters: { shows: shows('correctRegistrationEmail', 'VALIDATION_FAILED') },
  args: { correct: fn(async () => fieldFailure('email', 'INVALID_EMAIL')) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('auth:checkMail.correct') }));
    const field = canvas.getByLabelText(t('auth:checkMail.correctLabel'));
    await userEvent.type(field, '{Enter}');
    await expect(await canvas.findByText(t('errors:INVALID_EMAIL'))).toBeVisible();
    await expect(field).toHaveValue(registration.email);
  },
};

/** A long address wraps, so that it does not overflow the column. */
export const LongAddress: Story = {
  args: { email: 'ilse.wilhelmina.van.der.berg-de.vries.luthier.workshop@instruments.amsterdam.example' },
};
