import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { dateText, t } from '../testing/index.ts';
import { BlockDialog } from './block-dialog.tsx';

const meta = {
  title: 'Components/Blocks/BlockDialog',
  component: BlockDialog,
  args: { open: true, onClose: fn(), name: 'Bertrand', isViewerPerformer: true, isBlocking: false, onConfirm: fn() },
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
/** A fan has no page that could be hidden. */
export const ByFan: Story = {
  args: { isViewerPerformer: false },
  async play() {
    await expect(await within(document.body).findByText(t('blocks:dialog.textOfFan'))).toBeVisible();
  },
};

/** The viewer pays for the user whom they block. */
export const Subscribed: Story = {
  args: { isViewerPerformer: false, subscribedUntil: '2026-06-13T18:02:00.000Z' },
  async play() {
    const text = { name: 'Bertrand', date: dateText('2026-06-13T18:02:00.000Z') };
    await expect(await within(document.body).findByRole('note')).toHaveTextContent(
      t('blocks:dialog.subscription', text),
    );
  },
};
export const Blocking: Story = { args: { isBlocking: true } };
