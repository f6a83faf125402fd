import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { t } from '../testing/index.ts';
import { AuthenticationDialog } from './authentication-dialog.tsx';
import { payment } from './fixtures.ts';

const meta = {
  title: 'Components/Payments/AuthenticationDialog',
  component: AuthenticationDialog,
  args: { payment: { ...payment, status: 'requires-authentication' }, onDecide: fn() },
} satisfies Meta<typeof AuthenticationDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

/** Escape does not close the dialog, although Chromium closes it if the key is pressed repeatedly. */
export const NeedsAnAnswer: Story = {
  async play({ args }) {
    const body = within(document.body);
    const dialog = await body.findByRole('dialog');
    // Browsers do this when the user presses Escape. The key presses of a test do not cause it.
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    (dialog as HTMLDialogElement).close();
    const approve = t('payments:authentication.approve', { amount: '$100.00' });
    await waitFor(() => expect(dialog.matches(':modal')).toBe(true));
    await expect(args.onDecide).not.toHaveBeenCalled();
    await userEvent.click(body.getByRole('button', { name: approve }));
    await expect(args.onDecide).toHaveBeenCalledWith(true);
  },
};

export const Approving: Story = { args: { sending: 'approve' } };
export const Refusing: Story = { args: { sending: 'refuse' } };
