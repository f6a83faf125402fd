import type { Feed } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Box } from '../primitives/index.ts';
import { t } from '../testing/index.ts';
import { lockedFeed } from './fixtures.ts';
import { LockedMedia } from './locked-media.tsx';

const locked = (access: Partial<Feed['access']>, rest: Partial<Feed> = {}): Feed => ({
  ...lockedFeed,
  ...rest,
  access: { ...lockedFeed.access, ...access },
});

const meta = {
  title: 'Components/Feeds/LockedMedia',
  component: LockedMedia,
  decorators: [
    (Story) => (
      <Box maxW="606px">
        <Story />
      </Box>
    ),
  ],
  args: { feed: lockedFeed, onUnlock: fn() },
} satisfies Meta<typeof LockedMedia>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Follow: Story = {
  async play({ canvas, args }) {
    await expect(
      await canvas.findByText(
        `${t('feeds:post.locked.for.followers', { name: 'Mara Quill' })} · ${t('feeds:post.pictures', { count: 2 })}`,
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('feeds:post.locked.follow') }));
    await expect(args.onUnlock).toHaveBeenCalledWith(args.feed, 'follow');
  },
};

export const LogIn: Story = { args: { feed: locked({ reason: 'needs-login', requiredAction: 'login' }) } };

export const Subscribe: Story = {
  args: {
    feed: locked(
      { reason: 'needs-subscription', requiredAction: 'subscribe', price: 9.95 },
      { audience: 'subscribers' },
    ),
  },
  async play({ canvas }) {
    await expect(
      await canvas.findByText(
        `${t('feeds:post.locked.for.subscribers', { name: 'Mara Quill' })} · ${t('feeds:post.pictures', { count: 2 })}`,
      ),
    ).toBeVisible();
  },
};

export const Buy: Story = {
  args: { feed: locked({ reason: 'needs-purchase', requiredAction: 'buy', price: 12.5 }, { audience: 'subscribers' }) },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('button', { name: t('feeds:post.locked.buy', { price: '$12.50' }) }),
    ).toBeVisible();
  },
};

/** No action of the viewer would unlock the post. */
export const NoRequiredAction: Story = {
  args: { feed: locked({ reason: 'needs-subscription', requiredAction: null }, { audience: 'subscribers' }) },
  async play({ canvas }) {
    await expect(
      await canvas.findByText(
        `${t('feeds:post.locked.for.subscribers', { name: 'Mara Quill' })} · ${t('feeds:post.pictures', { count: 2 })}`,
      ),
    ).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const WordsOnly: Story = { args: { feed: locked({}, { files: [] }) } };
