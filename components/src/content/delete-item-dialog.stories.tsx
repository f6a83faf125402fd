import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { t } from '../testing/index.ts';
import { DeleteItemDialog } from './delete-item-dialog.tsx';

const title = 'River glaze mug';

const meta = {
  title: 'Components/Content/DeleteItemDialog',
  component: DeleteItemDialog,
  args: { kind: 'feed', isDeleting: false, onConfirm: fn(), onClose: fn() },
} satisfies Meta<typeof DeleteItemDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Queries for the whole page, which contains the dialog. */
const page = () => within(document.body);

export const Confirming: Story = {
  async play({ args }) {
    const dialog = await page().findByRole('dialog', { name: t('content:remove.title.feed') });
    await expect(dialog).toHaveAccessibleDescription(t('content:remove.text.feed'));
    await userEvent.click(within(dialog).getByRole('button', { name: t('content:remove.confirm.feed') }));
    await expect(args.onConfirm).toHaveBeenCalled();
  },
};

export const Cancelling: Story = {
  async play({ args }) {
    const dialog = await page().findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: t('content:remove.cancel.feed') }));
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
    await userEvent.click(await page().findByRole('button', { name: t('content:remove.confirm.feed') }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** Buyers keep the video. */
export const Video: Story = {
  args: { kind: 'video', title },
  async play() {
    const dialog = await page().findByRole('dialog', { name: t('content:remove.title.video', { title }) });
    await expect(dialog).toHaveAccessibleDescription(t('content:remove.text.video'));
  },
};

/** A reel has no title. */
export const Reel: Story = {
  args: { kind: 'reel' },
  async play() {
    const dialog = await page().findByRole('dialog', { name: t('content:remove.title.reel') });
    await expect(dialog).toHaveAccessibleDescription(t('content:remove.text.reel'));
  },
};

/** A story loses its views. */
export const OwnStory: Story = {
  args: { kind: 'story' },
  async play() {
    const dialog = await page().findByRole('dialog', { name: t('content:remove.title.story') });
    await expect(dialog).toHaveAccessibleDescription(t('content:remove.text.story'));
  },
};

/** Orders of a product that is sent continue. */
export const PhysicalProduct: Story = {
  args: { kind: 'physical', title },
  async play() {
    const dialog = await page().findByRole('dialog', { name: t('content:remove.title.product', { title }) });
    await expect(dialog).toHaveAccessibleDescription(t('content:remove.text.physical'));
  },
};

/** Buyers of a download keep it. */
export const DigitalProduct: Story = {
  args: { kind: 'digital', title },
  async play() {
    const dialog = await page().findByRole('dialog', { name: t('content:remove.title.product', { title }) });
    await expect(dialog).toHaveAccessibleDescription(t('content:remove.text.digital'));
  },
};

/** Buyers of its gallery keep a photo. */
export const Photo: Story = {
  args: { kind: 'photo' },
  async play() {
    const dialog = await page().findByRole('dialog', { name: t('content:remove.title.photo') });
    await expect(dialog).toHaveAccessibleDescription(t('content:remove.text.photo'));
  },
};

/** A file of the media library is used by no item. */
export const UnusedFile: Story = {
  args: { kind: 'file' },
  async play() {
    const dialog = await page().findByRole('dialog', { name: t('content:remove.title.file') });
    await expect(dialog).toHaveAccessibleDescription(t('content:remove.text.file'));
  },
};

/** The photos of a gallery stay. */
export const Gallery: Story = {
  args: { kind: 'gallery', title },
  async play() {
    const dialog = await page().findByRole('dialog', { name: t('content:remove.title.gallery', { title }) });
    await expect(dialog).toHaveAccessibleDescription(t('content:remove.text.gallery'));
  },
};
