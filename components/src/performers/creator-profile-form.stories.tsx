import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { failure, failureText, fieldFailure, shows, t } from '../testing/index.ts';
import { clearToasts, withToasts } from '../users/sample.tsx';
import { CreatorProfileForm, type CreatorProfileFormProps } from './creator-profile-form.tsx';
import { countries, draft, languages } from './fixtures.ts';

const meta = {
  title: 'Components/Performers/CreatorProfileForm',
  component: CreatorProfileForm,
  decorators: [withToasts],
  beforeEach: clearToasts,
  args: {
    initial: draft,
    countries,
    languages,
    submit: fn(async (): ReturnType<CreatorProfileFormProps['submit']> => ({ ok: true })),
  },
} satisfies Meta<typeof CreatorProfileForm>;

export default meta;
type Story = StoryObj<typeof meta>;

async function rename(element: HTMLElement, to: string) {
  const name = await within(element).findByLabelText(t('users:profile.name'));
  await userEvent.clear(name);
  await userEvent.type(name, `${to}{Enter}`);
}

/** The form before the first change. */
export const Idle: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: t('performers:account.save') })).toBeDisabled();
  },
};

export const Saved: Story = {
  async play({ canvas, args }) {
    await userEvent.selectOptions(await canvas.findByLabelText(t('performers:account.country')), 'Spain');
    await userEvent.selectOptions(
      canvas.getByLabelText(t('performers:account.gender')),
      t('performers:account.genderNone'),
    );
    await userEvent.click(canvas.getByRole('button', { name: t('performers:account.save') }));
    await expect(await canvas.findByText(t('changesSaved'))).toBeVisible();
    await expect(args.submit).toHaveBeenCalledWith({ ...draft, countryCode: 'ES', gender: '' });
    await expect(canvas.getByRole('button', { name: t('performers:account.save') })).toBeDisabled();
  },
};

export const FieldErrors: Story = {
  async play({ canvas, args }) {
    await userEvent.clear(await canvas.findByLabelText(t('users:profile.name')));
    await userEvent.type(canvas.getByLabelText(t('users:profile.username')), ' quill');
    await userEvent.clear(canvas.getByLabelText(t('users:profile.email')));
    await userEvent.click(canvas.getByRole('button', { name: t('performers:account.save') }));
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
    await rename(canvasElement, 'Mara Q.');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: t('performers:account.save') })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

export const UsernameTaken: Story = {
  parameters: { shows: shows('updateMyPerformer', 'USERNAME_TAKEN') },
  args: { submit: fn(async () => fieldFailure('username', 'USERNAME_TAKEN')) },
  async play({ canvas, canvasElement }) {
    await rename(canvasElement, 'Mara Q.');
    await expect(await canvas.findByText(t('errors:USERNAME_TAKEN'))).toBeVisible();
    await expect(canvas.getByLabelText(t('users:profile.username'))).toHaveFocus();
    await expect(canvas.getByLabelText(t('users:profile.name'))).toHaveValue('Mara Q.');
  },
};

export const ServerError: Story = {
  parameters: { shows: shows('updateMyPerformer', 'failed') },
  args: { submit: fn(async () => failure('INTERNAL')) },
  async play({ canvas, canvasElement }) {
    await rename(canvasElement, 'Mara Q.');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(failureText('INTERNAL'));
  },
};

/** The profile of a new performer is empty. */
export const Empty: Story = {
  args: { initial: { ...draft, bio: '', gender: '', countryCode: '' } },
};
