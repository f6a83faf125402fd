import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { t } from '../testing/index.ts';
import { LeaveDialog } from './leave-dialog.tsx';

const meta = {
  title: 'Components/Content/LeaveDialog',
  component: LeaveDialog,
  args: { open: true, onStay: fn(), onLeave: fn() },
} satisfies Meta<typeof LeaveDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  async play({ args }) {
    const dialog = await within(document.body).findByRole('dialog', { name: t('leave:title') });
    // Browsers dispatch this event when the user presses Escape. The viewer then stays, and keeps the changes.
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    await userEvent.click(within(dialog).getByRole('button', { name: t('leave:stay') }));
    await expect(args.onStay).toHaveBeenCalledTimes(2);
    await expect(args.onLeave).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: t('leave:confirm') }));
    await expect(args.onLeave).toHaveBeenCalled();
  },
};
