import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../testing/index.ts';
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

/** A long address wraps, so that it does not overflow the column. */
export const LongAddress: Story = {
  args: { email: 'ilse.wilhelmina.van.der.berg-de.vries.luthier.workshop@instruments.amsterdam.example' },
  globals: { viewport: { value: 'phone' } },
};
