import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { failed, loading, ready } from '../primitives/index.ts';
import { t } from '../testing/index.ts';
import { likedStory, lockedStory, ownStories, performerStories, story, videoStory } from './fixtures.ts';
import { StoriesScreen } from './stories-screen.tsx';

const retry = fn();
const [first, second, third] = performerStories.map(({ performer }) => performer._id);
const mara = performerStories[0] as (typeof performerStories)[number];

const meta = {
  title: 'Screens/Everyone/StoriesScreen',
  tags: ['screen', 'everyone'],
  component: StoriesScreen,
  parameters: { layout: 'fullscreen', route: `/stories/${first}`, docs: { story: { inline: false, height: '720px' } } },
  globals: { viewport: { value: 'phone' } },
  args: {
    groups: ready(performerStories),
    performerId: first ?? '',
    actions: {
      onPerformerChange: fn(),
      onClose: fn(),
      onViewed: fn(),
      onUnlock: fn(),
      onLike: fn(),
      onTip: fn(),
      onReport: fn(),
      onRenew: fn(async () => null),
    },
  },
} satisfies Meta<typeof StoriesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The player works by keys and taps. Tests run with reduced motion, so stories do not advance automatically. */
export const Ready: Story = {
  async play({ canvas, canvasElement, args, step }) {
    await step('Watch the first story', async () => {
      await canvas.findByRole('article', { name: t('stories:title', { number: 1, total: 3, name: 'Mara Quill' }) });
      await expect(canvas.getByRole('img', { name: story.alt })).toBeVisible();
      const viewed = expect.objectContaining({ _id: story._id });
      await waitFor(() => expect(args.actions.onViewed).toHaveBeenLastCalledWith(viewed));
      await expect(canvas.queryByRole('button', { name: t('stories:previous') })).toBeNull();
    });
    await step('Go to the next story by key', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await canvas.findByRole('article', { name: t('stories:title', { number: 2, total: 3, name: 'Mara Quill' }) });
    });
    await step('Turn the sound on by key', async () => {
      const video = canvasElement.querySelector('video') as HTMLVideoElement;
      await expect(video.muted).toBe(true);
      await expect(video.paused).toBe(true);
      await userEvent.keyboard('m');
      await waitFor(() => expect(video.muted).toBe(false));
    });
    await step('Go back by the button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: t('stories:previous') }));
      await canvas.findByRole('article', { name: t('stories:title', { number: 1, total: 3, name: 'Mara Quill' }) });
    });
    await step('Report the story', async () => {
      await userEvent.click(canvas.getByRole('button', { name: t('stories:menu') }));
      await userEvent.click(await within(document.body).findByRole('menuitem', { name: t('stories:report') }));
      await expect(args.actions.onReport).toHaveBeenCalled();
    });
    await step('Close the player by key', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.actions.onClose).toHaveBeenCalled();
    });
  },
};

/** After the play button is pressed, the story plays for its display time, and the next one follows. */
export const Runs: Story = {
  args: { groups: ready([{ ...mara, stories: [story, { ...story, _id: 'second', text: 'And then this.' }] }]) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('stories:play') }));
    await canvas.findByText('And then this.');
    await userEvent.click(canvas.getByRole('button', { name: t('stories:pause') }));
    await expect(canvas.getByRole('button', { name: t('stories:play') })).toBeVisible();
  },
};

/**
 * After a performer's last story, those of the next performer are played. After the last performer, the player closes.
 */
export const NextPerformer: Story = {
  args: { performerId: second ?? '' },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('stories:next') }));
    await expect(args.actions.onPerformerChange).toHaveBeenLastCalledWith(third);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.actions.onPerformerChange).toHaveBeenLastCalledWith(first);
  },
};
export const LastPerformer: Story = {
  args: { performerId: third ?? '' },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('stories:next') }));
    await expect(args.actions.onClose).toHaveBeenCalled();
    await expect(args.actions.onViewed).not.toHaveBeenCalled();
  },
};
export const Video: Story = {
  args: { groups: ready([{ ...mara, stories: [videoStory] }]) },
  async play({ canvas, canvasElement }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('stories:play') }));
    await waitFor(() => expect(canvasElement.querySelector('video')?.paused).toBe(false));
    await userEvent.click(canvas.getByRole('button', { name: t('stories:unmute') }));
    await waitFor(() => expect(canvasElement.querySelector('video')?.muted).toBe(false));
  },
};
/** A locked story shows the button that unlocks it. Taps elsewhere show the next story. */
export const Locked: Story = {
  args: { groups: ready([{ ...mara, stories: [lockedStory, story] }]) },
  async play({ canvas, args }) {
    await userEvent.click(
      await canvas.findByRole('button', { name: t('feeds:post.locked.subscribe', { price: '$9.95' }) }),
    );
    await expect(args.actions.onUnlock).toHaveBeenCalledWith(lockedStory, 'subscribe');
    await expect(args.actions.onViewed).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: t('stories:like') })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('stories:tip') }));
    await expect(args.actions.onTip).toHaveBeenCalledWith(lockedStory);
    await userEvent.click(canvas.getByRole('button', { name: t('stories:next') }));
    await canvas.findByRole('article', { name: t('stories:title', { number: 2, total: 2, name: 'Mara Quill' }) });
  },
};
/** The bar below a story tips its performer and likes the story. Neither shows the next story. */
export const LikesAndTips: Story = {
  args: { groups: ready([{ ...mara, stories: [story, videoStory] }]) },
  async play({ canvas, args }) {
    const like = await canvas.findByRole('button', { name: t('stories:like') });
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(like);
    await expect(args.actions.onLike).toHaveBeenCalledWith(story);
    await userEvent.click(canvas.getByRole('button', { name: t('stories:tip') }));
    await expect(args.actions.onTip).toHaveBeenCalledWith(story);
    await expect(
      canvas.getByRole('article', { name: t('stories:title', { number: 1, total: 2, name: 'Mara Quill' }) }),
    ).toBeVisible();
  },
};
/** A second press of the button removes the like. */
export const Liked: Story = {
  args: { groups: ready([{ ...mara, stories: [likedStory] }]) },
  async play({ canvas, args }) {
    const like = await canvas.findByRole('button', { name: t('stories:like') });
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(like);
    await expect(args.actions.onLike).toHaveBeenCalledWith(likedStory);
  },
};
/** A performer's own stories show the numbers of viewers and likes, and the processing state. */
export const Own: Story = {
  args: { groups: ready([ownStories]) },
  async play({ canvas }) {
    const views = t('stories:views', { formatted: 212, count: 212 });
    const counts = `${views} · ${t('stories:likes', { formatted: 24, count: 24 })}`;
    await expect(await canvas.findByText(counts)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('stories:tip') })).toBeNull();
    await expect(canvas.queryByRole('button', { name: t('stories:like') })).toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByText(t('stories:processing'))).toBeVisible();
  },
};
export const Expired: Story = {
  args: { performerId: 'nobody-with-a-story' },
  async play({ canvas, args }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: t('stories:expiredTitle') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('stories:others') }));
    await expect(args.actions.onPerformerChange).toHaveBeenCalledWith(first);
  },
};
export const ExpiredWithoutOthers: Story = { args: { groups: ready([]) } };
export const Loading: Story = { args: { groups: loading } };
export const Failed: Story = {
  args: { groups: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('player:failed.retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};
/** The arrows are beside the story, and larger than the minimum size of a target. */
export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  async play({ canvas, canvasElement }) {
    const article = await canvas.findByRole('article');
    const arrows = [...canvasElement.querySelectorAll<HTMLElement>('[aria-hidden] > div > button')];
    await expect(arrows).toHaveLength(1);
    const [next] = arrows.map((arrow) => arrow.getBoundingClientRect()) as [DOMRect];
    await expect(next.width).toBeGreaterThanOrEqual(44);
    await expect(next.height).toBeGreaterThanOrEqual(44);
    await expect(next.left).toBeGreaterThan(article.getBoundingClientRect().right);
    await userEvent.click(arrows[0] as HTMLElement);
    await canvas.findByRole('article', { name: t('stories:title', { number: 2, total: 3, name: 'Mara Quill' }) });
  },
};
