import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { failure, failureText, fieldFailure, shows, t } from '../testing/index.ts';
import { profile } from './fixtures.ts';
import { ProfileForm, type ProfileFormProps } from './profile-form.tsx';
import { clearToasts, withToasts } from './sample.tsx';

const meta = {
  title: 'Components/Users/ProfileForm',
  component: ProfileForm,
  decorators: [withToasts],
  beforeEach: clearToasts,
  args: { initial: profile, submit: fn(async (): ReturnType<ProfileFormProps['submit']> => ({ ok: true })) },
} satisfies Meta<typeof ProfileForm>;

export default meta;
type Story = StoryObj<typeof meta>;

async function rename(element: HTMLElement) {
  const canvas = within(element);
  const name = await canvas.findByLabelText(t('users:profile.name'));
  await userEvent.clear(name);
  await userEvent.type(name, 'Ines M.');
  await userEvent.click(canvas.getByRole('button', { name: t('users:profile.save') }));
}

/** The form before the first change. */
export const Idle: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: t('users:profile.save') })).toBeDisabled();
  },
};

export const Saved: Story = {
  async play({ canvas, canvasElement, args }) {
    await rename(canvasElement);
    await expect(await canvas.findByText(t('changesSaved'))).toBeVisible();
    await expect(args.submit).toHaveBeenCalledWith({ ...profile, name: 'Ines M.' });
    await expect(canvas.getByRole('button', { name: t('users:profile.save') })).toBeDisabled();
  },
};

export const FieldErrors: Story = {
  async play({ canvas, args }) {
    await userEvent.clear(await canvas.findByLabelText(t('users:profile.name')));
    await userEvent.type(canvas.getByLabelText(t('users:profile.username')), '-moreau');
    await userEvent.clear(canvas.getByLabelText(t('users:profile.email')));
    await userEvent.click(canvas.getByRole('button', { name: t('users:profile.save') }));
    await waitFor(() =>
      expect(canvas.getByLabelText(t('users:profile.name'))).toHaveAccessibleDescription(t('users:profile.required')),
    );
    await expect(canvas.getByText(t('auth:register.usernameInvalid'))).toBeVisible();
    await expect(canvas.getByText(t('auth:register.emailInvalid'))).toBeVisible();
    await expect(canvas.getByLabelText(t('users:profile.name'))).toHaveFocus();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = {
  args: { submit: fn(() => new Promise(() => {})) },
  async play({ canvas, canvasElement }) {
    await rename(canvasElement);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: t('users:profile.save') })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

export const UsernameTaken: Story = {
  parameters: { shows: shows('updateMe', 'USERNAME_TAKEN') },
  args: { submit: fn(async () => fieldFailure('username', 'USERNAME_TAKEN')) },
  async play({ canvas, canvasElement }) {
    await rename(canvasElement);
    await expect(await canvas.findByText(t('errors:USERNAME_TAKEN'))).toBeVisible();
    await expect(canvas.getByLabelText(t('users:profile.username'))).toHaveFocus();
    await expect(canvas.getByLabelText(t('users:profile.name'))).toHaveValue('Ines M.');
  },
};

export const ServerError: Story = {
  parameters: { shows: shows('updateMe', 'failed') },
  args: { submit: fn(async () => failure('INTERNAL')) },
  async play({ canvas, canvasElement }) {
    await rename(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(failureText('INTERNAL'));
    await expect(canvas.getByLabelText(t('users:profile.name'))).toHaveValue('Ines M.');
  },
};

/** Changing the e-mail address requires the password (rule P2). */
export const NewEmail: Story = {
  async play({ canvas, args }) {
    await expect(canvas.queryByLabelText(t('users:password.current'))).toBeNull();
    await userEvent.clear(await canvas.findByLabelText(t('users:profile.email')));
    await userEvent.type(canvas.getByLabelText(t('users:profile.email')), 'new@fanlight.example{Enter}');
    await expect(await canvas.findByText(t('users:profile.required'))).toBeVisible();
    await expect(args.submit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText(t('users:password.current')), 'lantern-on-the-sill{Enter}');
    await expect(await canvas.findByText(t('changesSaved'))).toBeVisible();
    await expect(args.submit).toHaveBeenCalledWith({
      ...profile,
      email: 'new@fanlight.example',
      currentPassword: 'lantern-on-the-sill',
    });
  },
};

/** The old address stays until the new one is confirmed; the change can be cancelled. */
export const EmailPending: Story = {
  args: { pendingEmail: { email: 'new@fanlight.example', onCancel: fn() } },
  async play({ canvas, args }) {
    const note = await canvas.findByRole('status');
    await expect(note).toHaveTextContent(t('users:profile.emailPending', { email: 'new@fanlight.example' }));
    await expect(canvas.getByLabelText(t('users:profile.email'))).toHaveValue(profile.email);
    await userEvent.click(canvas.getByRole('button', { name: t('users:profile.emailCancel') }));
    await expect(args.pendingEmail?.onCancel).not.toHaveBeenCalled();
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: t('users:profile.emailCancel') }));
    await expect(args.pendingEmail?.onCancel).toHaveBeenCalledOnce();
  },
};

function WithPendingEmail(args: ProfileFormProps) {
  const [email, setEmail] = useState<string | undefined>('new@fanlight.example');
  return <ProfileForm {...args} pendingEmail={email ? { email, onCancel: () => setEmail(undefined) } : undefined} />;
}

/** The focus moves to the e-mail field, because "Cancel", which had the focus, is removed. */
export const EmailCancelled: Story = {
  render: (args) => <WithPendingEmail {...args} />,
  async play({ canvas }) {
    const opener = await canvas.findByRole('button', { name: t('users:profile.emailCancel') });
    await userEvent.click(opener);
    await userEvent.click(await canvas.findByRole('button', { name: t('users:profile.emailCancelKeep') }));
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: t('users:profile.emailCancel') }));
    await waitFor(() => expect(canvas.getByLabelText(t('users:profile.email'))).toHaveFocus());
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const WrongPassword: Story = {
  parameters: { shows: shows('updateMe', 'WRONG_PASSWORD') },
  args: { submit: fn(async () => fieldFailure('currentPassword', 'WRONG_PASSWORD')) },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText(t('users:profile.email')), '.org');
    await userEvent.type(canvas.getByLabelText(t('users:password.current')), 'not-mine{Enter}');
    await expect(await canvas.findByText(t('errors:WRONG_PASSWORD'))).toBeVisible();
    await expect(canvas.getByLabelText(t('users:password.current'))).toHaveFocus();
  },
};
