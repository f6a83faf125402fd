import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { failure, failureText } from '../testing/index.ts';
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
  const name = await within(element).findByLabelText('Name');
  await userEvent.clear(name);
  await userEvent.type(name, `${to}{Enter}`);
}

/** Nothing has been changed yet. */
export const Idle: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Save changes' })).toBeDisabled();
  },
};

export const Saved: Story = {
  async play({ canvas, args }) {
    await userEvent.selectOptions(await canvas.findByLabelText('Country'), 'Spain');
    await userEvent.selectOptions(canvas.getByLabelText('Gender'), 'Not said');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText('Changes saved')).toBeVisible();
    await expect(args.submit).toHaveBeenCalledWith({ ...draft, countryCode: 'ES', gender: '' });
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  },
};

export const FieldErrors: Story = {
  async play({ canvas, args }) {
    await userEvent.clear(await canvas.findByLabelText('Name'));
    await userEvent.type(canvas.getByLabelText('Username'), ' quill');
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
    await rename(canvasElement, 'Mara Q.');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Save changes' })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

export const UsernameTaken: Story = {
  args: { submit: fn(async () => ({ fieldErrors: { username: 'This username is taken.' } })) },
  async play({ canvas, canvasElement }) {
    await rename(canvasElement, 'Mara Q.');
    await expect(await canvas.findByText('This username is taken.')).toBeVisible();
    await expect(canvas.getByLabelText('Username')).toHaveFocus();
    await expect(canvas.getByLabelText('Name')).toHaveValue('Mara Q.');
  },
};

export const ServerError: Story = {
  args: { submit: fn(async () => failure('INTERNAL')) },
  async play({ canvas, canvasElement }) {
    await rename(canvasElement, 'Mara Q.');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(failureText('INTERNAL'));
  },
};

/** A new performer with an empty profile. */
export const Empty: Story = {
  args: { initial: { ...draft, bio: '', gender: '', countryCode: '' } },
};
