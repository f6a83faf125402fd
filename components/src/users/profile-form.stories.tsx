import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { failure, failureText } from '../testing/index.ts';
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
  const name = await canvas.findByLabelText('Name');
  await userEvent.clear(name);
  await userEvent.type(name, 'Ines M.');
  await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
}

/** Nothing has been changed yet. */
export const Idle: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Save changes' })).toBeDisabled();
  },
};

export const Saved: Story = {
  async play({ canvas, canvasElement, args }) {
    await rename(canvasElement);
    await expect(await canvas.findByText('Changes saved')).toBeVisible();
    await expect(args.submit).toHaveBeenCalledWith({ ...profile, name: 'Ines M.' });
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  },
};

export const FieldErrors: Story = {
  async play({ canvas, args }) {
    await userEvent.clear(await canvas.findByLabelText('Name'));
    await userEvent.type(canvas.getByLabelText('Username'), '-moreau');
    await userEvent.clear(canvas.getByLabelText('E-mail'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription('Please fill this in.'));
    await expect(canvas.getByText('Use 3 to 30 letters, digits, dots or underscores.')).toBeVisible();
    await expect(canvas.getByText("This doesn't look like an e-mail address.")).toBeVisible();
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = {
  args: { submit: fn(() => new Promise(() => {})) },
  async play({ canvas, canvasElement }) {
    await rename(canvasElement);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Save changes' })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

export const UsernameTaken: Story = {
  args: { submit: fn(async () => ({ fieldErrors: { username: 'This username is taken.' } })) },
  async play({ canvas, canvasElement }) {
    await rename(canvasElement);
    await expect(await canvas.findByText('This username is taken.')).toBeVisible();
    await expect(canvas.getByLabelText('Username')).toHaveFocus();
    await expect(canvas.getByLabelText('Name')).toHaveValue('Ines M.');
  },
};

export const ServerError: Story = {
  args: { submit: fn(async () => failure('INTERNAL')) },
  async play({ canvas, canvasElement }) {
    await rename(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(failureText('INTERNAL'));
    await expect(canvas.getByLabelText('Name')).toHaveValue('Ines M.');
  },
};

/** A new address requires the password (rule P2). */
export const NewEmail: Story = {
  async play({ canvas, args }) {
    await expect(canvas.queryByLabelText('Current password')).toBeNull();
    await userEvent.clear(await canvas.findByLabelText('E-mail'));
    await userEvent.type(canvas.getByLabelText('E-mail'), 'new@fanlight.example{Enter}');
    await expect(await canvas.findByText('Please fill this in.')).toBeVisible();
    await expect(args.submit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Current password'), 'lantern-on-the-sill{Enter}');
    await expect(await canvas.findByText('Changes saved')).toBeVisible();
    await expect(args.submit).toHaveBeenCalledWith({
      ...profile,
      email: 'new@fanlight.example',
      currentPassword: 'lantern-on-the-sill',
    });
  },
};

export const WrongPassword: Story = {
  args: { submit: fn(async () => ({ fieldErrors: { currentPassword: 'This is not your password.' } })) },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText('E-mail'), '.org');
    await userEvent.type(canvas.getByLabelText('Current password'), 'not-mine{Enter}');
    await expect(await canvas.findByText('This is not your password.')).toBeVisible();
    await expect(canvas.getByLabelText('Current password')).toHaveFocus();
  },
};
