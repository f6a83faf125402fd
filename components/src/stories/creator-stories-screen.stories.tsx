import type { Story as StoryItem } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { failed, loading, ready, readyList } from '../primitives/index.ts';
import { playEnd } from '../testing/end-sample.ts';
import { t, tPattern } from '../testing/index.ts';
import { fromNow } from '../testing/sample-times.ts';
import { inPrimaryLayout } from '../users/sample.tsx';
import { CreatorStoriesScreen } from './creator-stories-screen.tsx';
import { expiredStory, failedStory, ownStory, processingStory, videoStory } from './fixtures.ts';

const retry = fn();
const own: StoryItem[] = [
  ownStory,
  {
    ...videoStory,
    isOwn: true,
    audience: 'subscribers',
    totalViews: 18,
    totalLikes: 1,
    expiresAt: fromNow({ hours: 5 }),
  },
];

const meta = {
  title: 'Screens/Performer/CreatorStoriesScreen',
  tags: ['screen', 'performer'],
  component: CreatorStoriesScreen,
  decorators: [inPrimaryLayout],
  parameters: { ...framed, route: '/creator/stories' },
  args: { stories: readyList(own), onLoadMore: fn(), onDelete: fn() },
} satisfies Meta<typeof CreatorStoriesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas, args }) {
    const list = within(await canvas.findByRole('list', { name: t('myStories:list') }));
    await expect(list.getAllByText(tPattern('myStories:ends'))).toHaveLength(2);
    await expect(list.getByRole('link', { name: t('myStories:videoWithoutText') })).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: t('myStories:menu', { title: ownStory.text }) }));
    const page = within(document.body);
    const edit = await page.findByRole('menuitem', { name: t('myStories:edit') });
    await expect(edit).toHaveAttribute('href', `/creator/stories/${ownStory._id}`);
    await expect(page.getByRole('menuitem', { name: t('myStories:view') })).toHaveAttribute(
      'href',
      `/stories/${ownStory.performer._id}`,
    );
    await userEvent.click(page.getByRole('menuitem', { name: t('myStories:delete') }));
    await expect(args.onDelete).toHaveBeenCalledWith(ownStory);
    await expect(canvas.getByRole('link', { name: t('myStories:new') })).toHaveAttribute(
      'href',
      '/creator/stories/new',
    );
  },
};

/** A video that is processed is marked, and one that failed shows its reason. */
export const Processing: Story = {
  args: { stories: readyList([processingStory, failedStory, ownStory]) },
  async play({ canvas }) {
    const list = within(await canvas.findByRole('list', { name: t('myStories:list') }));
    await expect(list.getByText(t('content:file.processing'))).toBeVisible();
    await expect(list.getByText(t('content:file.failed'))).toBeVisible();
    await expect(list.getByText(failedStory.file.reason ?? '')).toBeVisible();
  },
};

/** A story that expires while the page is open can no longer be edited or deleted. */
export const Expired: Story = {
  args: { stories: readyList([ownStory, expiredStory]) },
  async play({ canvas }) {
    const [, row] = within(await canvas.findByRole('list', { name: t('myStories:list') })).getAllByRole('listitem');
    const expired = within(row as HTMLElement);
    await expect(expired.getByText(t('myStories:over'))).toBeVisible();
    await expect(expired.queryByRole('link')).toBeNull();
    await expect(expired.queryByRole('button')).toBeNull();
  },
};

/** The empty list has only one link to a new story. */
export const Empty: Story = {
  args: { stories: readyList<StoryItem>([]) },
  async play({ canvas }) {
    await expect(await canvas.findAllByRole('link', { name: t('myStories:new') })).toHaveLength(1);
  },
};

export const Loading: Story = { args: { stories: loading } };

export const Failed: Story = {
  args: { stories: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Stale: Story = { args: { stories: ready({ items: own, more: 'end' }, { retry: fn() }) } };
export const End: Story = { play: playEnd };
export const LoadingMore: Story = { args: { stories: readyList(own, 'loading') } };

export const LoadMoreFailed: Story = {
  args: { stories: readyList(own, 'error') },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(args.onLoadMore).toHaveBeenCalled();
  },
};
