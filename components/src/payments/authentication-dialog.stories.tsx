import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
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

/** Pressing Escape does not close the dialog. */
export const NeedsAnAnswer: Story = {
  async play({ args }) {
    const dialog = within(document.body);
    // Browsers dispatch this event when the user presses Escape. The key presses of a test do not cause it.
    fireEvent(await dialog.findByRole('dialog'), new Event('cancel', { cancelable: true }));
    await expect(args.onDecide).not.toHaveBeenCalled();
    await userEvent.click(
      await dialog.findByRole('button', { name: t('payments:authentication.approve', { amount: '$100.00' }) }),
    );
    await expect(args.onDecide).toHaveBeenCalledWith(true);
  },
};

export const Approving: Story = { args: { sending: 'approve' } };
export const Refusing: Story = { args: { sending: 'refuse' } };
