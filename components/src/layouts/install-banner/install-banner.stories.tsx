import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../testing/index.ts';
import { InstallBanner } from './install-banner.tsx';

const meta = {
  title: 'Components/Layouts/InstallBanner',
  component: InstallBanner,
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  args: { kind: 'prompt', onInstall: fn(), onDismiss: fn() },
} satisfies Meta<typeof InstallBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prompt: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('install:install') }));
    await expect(args.onInstall).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('install:dismiss') }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** iOS has no install prompt, so the banner explains how to install the app by hand. */
export const ByShare: Story = {
  args: { kind: 'share' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('install:share'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('install:install') })).toBeNull();
  },
};
