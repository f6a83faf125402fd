import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { t } from '../testing/index.ts';
import { DeleteVideoDialog } from './delete-video-dialog.tsx';
import { ownVideo } from './fixtures.ts';

const meta = {
  title: 'Components/Videos/DeleteVideoDialog',
  component: DeleteVideoDialog,
  args: { video: ownVideo, isDeleting: false, onConfirm: fn(), onClose: fn() },
} satisfies Meta<typeof DeleteVideoDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Queries for the whole page, which contains the dialog. */
const page = () => within(document.body);

/** The dialog says what is lost, and that buyers keep the video. */
export const Asking: Story = {
  async play({ args }) {
    const dialog = await page().findByRole('dialog', { name: t('studio:remove.title', { title: ownVideo.title }) });
    await expect(dialog).toHaveAccessibleDescription(t('studio:remove.text'));
    await userEvent.click(within(dialog).getByRole('button', { name: t('studio:remove.confirm') }));
    await expect(args.onConfirm).toHaveBeenCalled();
  },
};

/** Pressing the button again while the request is pending does nothing. */
export const Deleting: Story = {
  args: { isDeleting: true },
  async play({ args }) {
    await userEvent.click(await page().findByRole('button', { name: t('studio:remove.confirm') }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
