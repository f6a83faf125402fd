import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { t } from '../testing/index.ts';
import { BlockDialog } from './block-dialog.tsx';

const meta = {
  title: 'Components/Blocks/BlockDialog',
  component: BlockDialog,
  args: { open: true, onClose: fn(), name: 'Bertrand', isBlocking: false, onConfirm: fn() },
} satisfies Meta<typeof BlockDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ args }) {
    const dialog = within(
      await within(document.body).findByRole('dialog', { name: t('blocks:dialog.title', { name: 'Bertrand' }) }),
    );
    await userEvent.click(dialog.getByRole('button', { name: t('blocks:dialog.confirm') }));
    await expect(args.onConfirm).toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: t('blocks:dialog.cancel') }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const Blocking: Story = { args: { isBlocking: true } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
