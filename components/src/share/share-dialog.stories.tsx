import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { t } from '../testing/index.ts';
import { ShareDialog } from './share-dialog.tsx';

const meta = {
  title: 'Components/Share/ShareDialog',
  component: ShareDialog,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    open: true,
    onClose: fn(),
    url: 'https://fanlight.example/videos/0193f2a4c1d07b3e5a91a000',
    onCopy: fn(async () => undefined),
  },
} satisfies Meta<typeof ShareDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ args }) {
    await userEvent.click(await screen.findByRole('button', { name: t('share:copy') }));
    await expect(args.onCopy).toHaveBeenCalledWith(args.url);
    await expect(await screen.findByRole('button', { name: t('share:copied') })).toBeVisible();
  },
};

/** The device has a share sheet, so the dialog has a button that opens it. */
export const WithDevice: Story = {
  args: { onShare: fn() },
  async play({ args }) {
    await userEvent.click(await screen.findByRole('button', { name: t('share:elsewhere') }));
    await expect(args.onShare).toHaveBeenCalledWith(args.url);
  },
};

/** The browser denies access to the clipboard. The user can still select and copy the URL. */
export const Refused: Story = {
  args: { onCopy: fn(async () => Promise.reject(new Error('not allowed'))) },
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: t('share:copy') }));
    await expect(await screen.findByText(t('share:refused'))).toBeVisible();
  },
};
