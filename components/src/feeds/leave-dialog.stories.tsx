import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { LeaveDialog } from './leave-dialog.tsx';

const meta = {
  title: 'Components/Feeds/LeaveDialog',
  component: LeaveDialog,
  args: { open: true, onStay: fn(), onLeave: fn() },
} satisfies Meta<typeof LeaveDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asks: Story = {
  async play({ args }) {
    const dialog = await within(document.body).findByRole('dialog', { name: 'Leave without saving?' });
    // The event that a browser dispatches for the Escape key: the changes are kept.
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stay here' }));
    await expect(args.onStay).toHaveBeenCalledTimes(2);
    await expect(args.onLeave).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Leave' }));
    await expect(args.onLeave).toHaveBeenCalled();
  },
};
