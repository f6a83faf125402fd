import { t, tPattern } from '@fanlight/components/testing';
import { handlers, make, mocks } from '@fanlight/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { onlineManager } from '@tanstack/react-query';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { fan, id, locked, subscribing, visit } from './flow-sample.tsx';
import type { Visited } from './sample.tsx';

const meta = {
  title: 'Flows/Viewing',
  tags: ['flow'],
  ...visit,
} satisfies Meta<typeof Visited>;
export default meta;
type Story = StoryObj<typeof meta>;

const likes = fn();

/** Returns the mock of a list that contains a performer with one story. */
function listsStory(story: ReturnType<typeof make.getStoryMock>) {
  const performer = make.getUserSummaryMock({ _id: id, isPerformer: true });
  const data = [make.getPerformerStoriesMock({ performer, stories: [{ ...story, performer }] })];
  return mocks.stories.getListStoriesMockHandler(() => ({ data: { data, total: 1, isMore: false } }));
}

export const Post: Story = {
  name: 'Post · /posts/{id}',
  args: { path: `/posts/${id}`, as: 'fan' },
  parameters: fan,
};
/** The link of the post is copied from its menu. */
export const PostLinkCopied: Story = {
  ...Post,
  name: 'Post link copied · /posts/{id}',
  async play({ canvas }) {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(await canvas.findByRole('button', { name: t('feeds:post.menu') }, { timeout: 10_000 }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t('copyLink') }));
    await expect(await screen.findByText(t('linkCopied'))).toBeVisible();
    await expect(write).toHaveBeenCalledWith(expect.stringMatching(new RegExp(`/posts/${id}$`)));
  },
};
/** The browser denies access to the clipboard, so the dialog shows the link. */
export const PostLinkRefused: Story = {
  ...Post,
  name: 'Post link refused · /posts/{id}',
  async play({ canvas }) {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await userEvent.click(await canvas.findByRole('button', { name: t('feeds:post.menu') }, { timeout: 10_000 }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t('copyLink') }));
    await expect(await screen.findByRole('dialog', { name: t('share:title') }, { timeout: 10_000 })).toBeVisible();
  },
};
/** The like is shown at once, and sent when the device is online again. */
export const PostLikedOffline: Story = {
  ...Post,
  name: 'Post liked offline · /posts/{id}',
  parameters: {
    msw: {
      handlers: [
        mocks.feeds.getGetFeedMockHandler(() => ({ data: make.getFeedMock({ isLiked: likes.mock.calls.length > 0 }) })),
        mocks.reactions.getCreateReactionMockHandler(() => {
          likes();
          return { data: { action: 'like', isSet: true, objectId: id, objectType: 'feed', total: 9 } };
        }),
        ...fan.msw.handlers,
      ],
    },
  },
  async play({ canvas }) {
    const like = await canvas.findByRole(
      'button',
      { name: new RegExp(`^${t('feeds:post.like')}(,|$)`) },
      { timeout: 10_000 },
    );
    onlineManager.setOnline(false);
    try {
      await userEvent.click(like);
      await expect(like).toHaveAttribute('aria-pressed', 'true');
      await expect(await canvas.findByText(t('connection:offline'))).toBeVisible();
      await expect(likes).not.toHaveBeenCalled();
    } finally {
      onlineManager.setOnline(true);
    }
    await waitFor(() => expect(likes).toHaveBeenCalledOnce());
    await expect(like).toHaveAttribute('aria-pressed', 'true');
  },
};
export const PostWithReport: Story = {
  name: 'Post with report · /posts/{id}',
  args: { path: `/posts/${id}?dialog=report&post=${id}`, as: 'fan' },
  parameters: fan,
};
export const PostForVisitors: Story = { name: 'Post for visitors · /posts/{id}', args: { path: `/posts/${id}` } };
export const Video: Story = {
  name: 'Video · /videos/{id}',
  args: { path: `/videos/${id}`, as: 'fan' },
  parameters: fan,
};
export const VideoForVisitors: Story = {
  name: 'Video for visitors · /videos/{id}',
  args: { path: `/videos/${id}` },
};
/** A visitor registers from a video for followers, and follows the performer after the registration. */
export const VideoJoined: Story = {
  ...VideoForVisitors,
  name: 'Video joined · /videos/{id}',
  parameters: {
    msw: {
      handlers: [
        // The path of one video also matches that of the list.
        mocks.videos.getListVideosMockHandler(),
        mocks.videos.getGetVideoMockHandler(() => ({
          data: make.getVideoMock({
            _id: id,
            isOwn: false,
            audience: 'followers',
            access: {
              isAllowed: false,
              reason: 'needs-login',
              requiredAction: 'login',
              price: null,
              alternative: null,
            },
          }),
        })),
        ...handlers,
      ],
    },
  },
  async play({ canvas }) {
    const join = t('feeds:post.locked.join.follow');
    await userEvent.click(await canvas.findByRole('button', { name: join }, { timeout: 10_000 }));
    const title = { name: t('auth:register.title'), level: 1 };
    await expect(await canvas.findByRole('heading', title, { timeout: 10_000 })).toBeVisible();
    const pending = JSON.parse(localStorage.getItem('pendingAction') ?? 'null');
    await expect(pending).toMatchObject({ redirect: `/videos/${id}`, action: { type: 'follow' } });
    localStorage.removeItem('pendingAction');
  },
};
export const VideoLocked: Story = { ...Video, name: 'Video locked · /videos/{id}', globals: { scenario: 'locked' } };
export const VideoWithShare: Story = {
  name: 'Video with share · /videos/{id}',
  args: { path: `/videos/${id}?dialog=share` },
};
export const VideoWithReport: Story = {
  name: 'Video with report · /videos/{id}',
  args: { path: `/videos/${id}?dialog=report`, as: 'fan' },
  parameters: fan,
};
export const Gallery: Story = {
  name: 'Gallery · /galleries/{id}',
  args: { path: `/galleries/${id}`, as: 'fan' },
  parameters: fan,
};
export const GalleryForVisitors: Story = {
  name: 'Gallery for visitors · /galleries/{id}',
  args: { path: `/galleries/${id}` },
};
export const GalleryLocked: Story = {
  ...Gallery,
  name: 'Gallery locked · /galleries/{id}',
  globals: { scenario: 'locked' },
};
export const GalleryWithReport: Story = {
  name: 'Gallery with report · /galleries/{id}',
  args: { path: `/galleries/${id}?dialog=report`, as: 'fan' },
  parameters: fan,
};
export const GallerySubscribing = {
  name: 'Gallery, subscribing · /galleries/{id}',
  ...subscribing(
    `/galleries/${id}`,
    // The path of one gallery also matches that of the list.
    mocks.galleries.getListGalleriesMockHandler(),
    mocks.galleries.getGetGalleryMockHandler(() => ({ data: make.getGalleryMock(locked) })),
  ),
};
export const StoriesSubscribing = {
  name: 'Stories, subscribing · /stories/{id}',
  ...subscribing(`/stories/${id}`, listsStory(make.getStoryMock(locked))),
};
export const Stories: Story = {
  name: 'Stories · /stories/{id}',
  args: { path: `/stories/${id}`, as: 'fan' },
  parameters: fan,
};
export const StoriesForVisitors: Story = {
  name: 'Stories for visitors · /stories/{id}',
  args: { path: `/stories/${id}` },
};
export const StoriesOver: Story = {
  ...Stories,
  name: 'Expired stories · /stories/{id}',
  globals: { scenario: 'empty' },
};
export const StoriesWithReport: Story = {
  name: 'Stories with report · /stories/{id}',
  args: { path: `/stories/${id}?dialog=report&story=${id}`, as: 'fan' },
  parameters: fan,
};
/** The story is paused while the dialog that tips its performer is open. */
export const StoriesWithTip: Story = {
  ...Stories,
  name: 'Stories with tip · /stories/{id}',
  parameters: { msw: { handlers: [listsStory(make.getStoryMock({ isOwn: false })), ...fan.msw.handlers] } },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('stories:tip') }, { timeout: 10_000 }));
    await screen.findByRole('dialog', { name: tPattern('wallet:tip.title') }, { timeout: 10_000 });
  },
};
/** The like is shown at once, and can be removed again. */
export const StoriesLiking: Story = {
  ...Stories,
  name: 'Stories liking · /stories/{id}',
  parameters: {
    msw: {
      handlers: [
        listsStory(make.getStoryMock({ isOwn: false, isViewed: true, isLiked: false })),
        mocks.reactions.getCreateReactionMockHandler(async ({ request }) => {
          likes(await request.json());
          return { data: { action: 'like', isSet: true, objectId: id, objectType: 'story', total: 1 } };
        }),
        ...fan.msw.handlers,
      ],
    },
  },
  beforeEach: () => void likes.mockClear(),
  async play({ canvas }) {
    const like = await canvas.findByRole('button', { name: t('stories:like') }, { timeout: 10_000 });
    await userEvent.click(like);
    await waitFor(() => expect(like).toHaveAttribute('aria-pressed', 'true'));
    const story = expect.objectContaining({ action: 'like', objectType: 'story' });
    await waitFor(() => expect(likes).toHaveBeenCalledWith(story));
    await userEvent.click(like);
    await waitFor(() => expect(like).toHaveAttribute('aria-pressed', 'false'));
  },
};
export const Reels: Story = { name: 'Reels · /reels', args: { path: '/reels', as: 'fan' }, parameters: fan };
export const ReelsForVisitors: Story = { name: 'Reels for visitors · /reels', args: { path: `/reels?reel=${id}` } };
/** The arrow leads back to the page that the viewer came from. */
export const ReelsFromExplore: Story = {
  name: 'Reels from Explore · /reels',
  args: { path: '/reels?back=%2Fexplore', as: 'fan' },
  parameters: fan,
  async play({ canvas }) {
    const back = await canvas.findAllByRole('link', { name: t('reels:back') }, { timeout: 10_000 });
    await expect(back[0]).toHaveAttribute('href', '/explore');
  },
};
/** The dialog that tips the performer opens over the reel. */
export const ReelsWithTip: Story = {
  ...Reels,
  name: 'Reels with tip · /reels',
  async play({ canvas }) {
    const [tip] = await canvas.findAllByRole('button', { name: t('reels:tip') }, { timeout: 10_000 });
    await userEvent.click(tip as HTMLElement);
    await screen.findByRole('dialog', { name: tPattern('wallet:tip.title') }, { timeout: 10_000 });
  },
};
/** On a desktop, the comments open beside the video. The button that opens them also closes them. */
export const ReelsWithComments: Story = {
  ...Reels,
  name: 'Reels with comments · /reels',
  globals: { viewport: { value: 'desktop' } },
  async play({ canvas }) {
    const named = { name: tPattern('reels:comments') };
    const [comments] = await canvas.findAllByRole('button', named, { timeout: 10_000 });
    await userEvent.click(comments as HTMLElement);
    const panel = await canvas.findByRole('complementary', { name: tPattern('reels:title') }, { timeout: 10_000 });
    await expect(within(panel).getByRole('heading', { name: tPattern('reels:title') })).toHaveFocus();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(comments as HTMLElement);
    await waitFor(() => expect(panel).not.toBeInTheDocument());
  },
};
export const ReelsEmpty: Story = { ...Reels, name: 'Reels empty · /reels', globals: { scenario: 'empty' } };
