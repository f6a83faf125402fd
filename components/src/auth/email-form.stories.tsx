import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { failure, t } from '../testing/index.ts';
import { EmailForm, type EmailFormProps } from './email-form.tsx';
import { login, never } from './fixtures.ts';

const meta = {
  title: 'Components/Auth/EmailForm',
  component: EmailForm,
  args: {
    label: 'E-mail',
    button: 'Send the link',
    submit: fn(async (): ReturnType<EmailFormProps['submit']> => ({ ok: true })),
    onDone: fn(),
  },
} satisfies Meta<typeof EmailForm>;

export default meta;
type Story = StoryObj<typeof meta>;

async function fillIn(element: HTMLElement, email = login.credentials) {
  const canvas = within(element);
  await userEvent.type(await canvas.findByRole('textbox'), `${email}{Enter}`);
}

export const Idle: Story = {};

export const Saved: Story = {
  async play({ canvasElement, args }) {
    await fillIn(canvasElement);
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith(login.credentials));
    await expect(args.submit).toHaveBeenCalledWith(login.credentials);
  },
};

export const FieldErrors: Story = {
  async play({ canvas, canvasElement, args }) {
    await fillIn(canvasElement, 'noor');
    await expect(await canvas.findByText(t('auth:register.emailInvalid'))).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: args.label })).toHaveFocus();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = {
  args: { submit: fn(never) },
  async play({ canvas, canvasElement }) {
    await fillIn(canvasElement);
    await waitFor(() => expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true'));
  },
};

export const ServerError: Story = {
  args: { submit: fn(async () => failure('RATE_LIMITED', { retryAfter: 300 })) },
  async play({ canvas, canvasElement, args }) {
    await fillIn(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('failures.RATE_LIMITED', { count: 5 }));
    await expect(canvas.getByRole('textbox', { name: args.label })).toHaveValue(login.credentials);
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};
