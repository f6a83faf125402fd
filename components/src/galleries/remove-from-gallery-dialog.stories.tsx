import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { t } from '../testing/index.ts';
import { RemoveFromGalleryDialog } from './remove-from-gallery-dialog.tsx';

const meta = {
  title: 'Components/Galleries/RemoveFromGalleryDialog',
  component: RemoveFromGalleryDialog,
  args: { number: 3, isRemoving: false, onConfirm: fn(), onClose: fn() },
} satisfies Meta<typeof RemoveFromGalleryDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog says that the photo stays, and that its own audience then applies. */
export const Asking: Story = {
  async play({ args }) {
    const name = t('photos:galleries.order.removal.title', { number: 3 });
    const dialog = await within(document.body).findByRole('dialog', { name });
    await expect(dialog).toHaveAccessibleDescription(t('photos:galleries.order.removal.text'));
    await userEvent.click(within(dialog).getByRole('button', { name: t('photos:galleries.order.removal.confirm') }));
    await expect(args.onConfirm).toHaveBeenCalled();
  },
};
