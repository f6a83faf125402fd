import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { clearToasts, withToasts } from '../users/sample.tsx';
import { CreatorProfileForm, type CreatorProfileFormProps } from './creator-profile-form.tsx';
import { countries, draft, languages } from './fixtures.ts';

const meta = {
  title: 'Performers/CreatorProfileForm',
  component: CreatorProfileForm,
  decorators: [withToasts],
  beforeEach: clearToasts,
  args: {
    initial: draft,
    minimumPrice: 2.95,
    maximumPrice: 300,
    countries,
    languages,
    submit: fn(async (): ReturnType<CreatorProfileFormProps['submit']> => ({ ok: true })),
  },
} satisfies Meta<typeof CreatorProfileForm>;

export default meta;
type Story = StoryObj<typeof meta>;

async function price(element: HTMLElement, amount: string) {
  const canvas = within(element);
  const monthly = await canvas.findByLabelText('Subscription per month');
  await userEvent.clear(monthly);
  await userEvent.type(monthly, `${amount}{Enter}`);
}

/** Nothing to save yet. */
export const Idle: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Save changes' })).toBeDisabled();
  },
};

export const Saved: Story = {
  async play({ canvas, args }) {
    await userEvent.selectOptions(await canvas.findByLabelText('Country'), 'Spain');
    await userEvent.selectOptions(canvas.getByLabelText('Gender'), 'Not said');
    await userEvent.type(canvas.getByLabelText('Subscription per year'), '99,50');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText('Changes saved')).toBeVisible();
    await expect(args.submit).toHaveBeenCalledWith({ ...draft, countryCode: 'ES', gender: '', yearlyPrice: '99,50' });
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  },
};

/** No price means that no subscription is offered. */
export const NoPrice: Story = {
  async play({ canvas, args }) {
    await userEvent.clear(await canvas.findByLabelText('Subscription per month'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith({ ...draft, monthlyPrice: '' }));
  },
};

export const FieldErrors: Story = {
  async play({ canvas, args }) {
    await userEvent.clear(await canvas.findByLabelText('Name'));
    await userEvent.type(canvas.getByLabelText('Username'), ' quill');
    await userEvent.clear(canvas.getByLabelText('E-mail'));
    await userEvent.type(canvas.getByLabelText('Subscription per year'), '1.999');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText('Please fill this in.')).toBeVisible();
    await expect(canvas.getByText('Use 3 to 30 letters, digits, dots or underscores.')).toBeVisible();
    await expect(canvas.getByText("This doesn't look like an e-mail address.")).toBeVisible();
    await expect(canvas.getByText('Between $2.95 and $300.00, with at most two decimals.')).toBeVisible();
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

export const PriceTooLow: Story = {
  async play({ canvas, canvasElement, args }) {
    await price(canvasElement, '2.94');
    await expect(await canvas.findByText('Between $2.95 and $300.00, with at most two decimals.')).toBeVisible();
    await expect(canvas.getByLabelText('Subscription per month')).toHaveFocus();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = {
  args: { submit: fn(() => new Promise(() => {})) },
  async play({ canvas, canvasElement }) {
    await price(canvasElement, '12');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Save changes' })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

export const UsernameTaken: Story = {
  args: { submit: fn(async () => ({ fieldErrors: { username: 'This username is taken.' } })) },
  async play({ canvas, canvasElement }) {
    await price(canvasElement, '12');
    await expect(await canvas.findByText('This username is taken.')).toBeVisible();
    await expect(canvas.getByLabelText('Username')).toHaveFocus();
    await expect(canvas.getByLabelText('Subscription per month')).toHaveValue('12');
  },
};

export const ServerError: Story = {
  args: { submit: fn(async () => ({ error: 'Something went wrong, please try again later' })) },
  async play({ canvas, canvasElement }) {
    await price(canvasElement, '12');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong');
  },
};

/** A new creator, before anything is said. */
export const Empty: Story = {
  args: { initial: { ...draft, bio: '', gender: '', countryCode: '', monthlyPrice: '' } },
};
