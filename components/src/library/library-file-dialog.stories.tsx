import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { dateText, t } from '../testing/index.ts';
import { failedVideo, newAudio, processingVideo, releasedVideo, usedPhoto } from './fixtures.ts';
import { LibraryFileDialog } from './library-file-dialog.tsx';

const meta = {
  title: 'Components/Library/LibraryFileDialog',
  component: LibraryFileDialog,
  args: { file: usedPhoto, onDelete: fn(), onClose: fn() },
} satisfies Meta<typeof LibraryFileDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const findDialog = async (name: string) => within(await within(document.body).findByRole('dialog', { name }));

/** Each use leads to its editor. A file that is used cannot be deleted. */
export const Used: Story = {
  async play() {
    const dialog = await findDialog(usedPhoto.name);
    const [use] = usedPhoto.uses;
    const name = t('library:use', { type: t('library:type.feed'), title: use?.title ?? '' });
    await expect(dialog.getByRole('link', { name })).toHaveAttribute('href', `/creator/posts/${use?.objectId}`);
    const deleted = t('library:deletedUse', { type: t('library:type.product'), title: 'River glaze mug' });
    await expect(dialog.getByText(deleted)).toBeVisible();
    await expect(dialog.getByText(t('library:deleteHelp'))).toBeVisible();
    await expect(dialog.queryByRole('button', { name: t('library:delete') })).toBeNull();
  },
};

/** A file that was used before stays until its performer deletes it. */
export const Unused: Story = {
  args: { file: releasedVideo },
  async play({ args }) {
    const dialog = await findDialog(releasedVideo.name);
    await expect(dialog.getByText(t('library:keptUntilDeleted'))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: t('library:delete') }));
    await expect(args.onDelete).toHaveBeenCalled();
  },
};

/** A file that was never used is deleted later, and says when. */
export const NeverUsed: Story = {
  args: { file: newAudio },
  async play() {
    const dialog = await findDialog(newAudio.name);
    const date = dateText(newAudio.expiresAt ?? '');
    await expect(dialog.getByText(t('library:expires', { date }))).toBeVisible();
  },
};

/** More items use the file than are listed. */
export const ManyUses: Story = {
  args: { file: { ...usedPhoto, totalUses: 40 } },
  async play() {
    const dialog = await findDialog(usedPhoto.name);
    await expect(dialog.getByText(t('library:moreUses', { count: 37 }))).toBeVisible();
  },
};

export const Processing: Story = {
  args: { file: processingVideo },
  async play() {
    const dialog = await findDialog(processingVideo.name);
    await expect(dialog.getByText(t('content:file.processing'))).toBeVisible();
    await expect(dialog.queryByRole('link', { name: t('library:open') })).toBeNull();
  },
};

/** The reason of the failure is in the language of the performer. */
export const FailedFile: Story = {
  args: { file: failedVideo },
  async play() {
    const dialog = await findDialog(failedVideo.name);
    await expect(dialog.getByText(failedVideo.reason ?? '')).toBeVisible();
  },
};
