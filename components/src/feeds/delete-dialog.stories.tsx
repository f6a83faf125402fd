import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { t } from '../testing/index.ts';
import { DeleteFeedDialog } from './delete-dialog.tsx';

const meta = {
  title: 'Components/Feeds/DeleteFeedDialog',
  component: DeleteFeedDialog,
  args: { open: true, isDeleting: false, onConfirm: fn(), onClose: fn() },
} satisfies Meta<typeof DeleteFeedDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Queries for the whole page, which contains the dialog. */
const page = () => within(document.body);

export const Confirming: Story = {
  async play({ args }) {
    const dialog = await page().findByRole('dialog', { name: t('feeds:remove.title') });
    await expect(dialog).toHaveAccessibleDescription(t('feeds:remove.text'));
    await userEvent.click(within(dialog).getByRole('button', { name: t('feeds:remove.confirm') }));
    await expect(args.onConfirm).toHaveBeenCalled();
  },
};

export const Cancelling: Story = {
  async play({ args }) {
    const dialog = await page().findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: t('feeds:remove.cancel') }));
    // Browsers dispatch this event when the user presses Escape.
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** Pressing the button again while the request is pending does nothing. */
export const Deleting: Story = {
  args: { isDeleting: true },
  async play({ args }) {
    await userEvent.click(await page().findByRole('button', { name: t('feeds:remove.confirm') }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Closed: Story = {
  args: { open: false },
  async play() {
    await expect(page().queryByRole('dialog')).not.toBeInTheDocument();
  },
};
