import type { PerformerStories } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { failed, loading, ready } from '../primitives/index.ts';
import { t } from '../testing/index.ts';
import { ownStories, performerStories } from './fixtures.ts';
import { StoriesBar } from './stories-bar.tsx';

const retry = fn();

const meta = {
  title: 'Components/Stories/StoriesBar',
  component: StoriesBar,
  args: { groups: ready(performerStories) },
} satisfies Meta<typeof StoriesBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Performers with unseen stories have a coloured ring and a label for screen readers. If all stories were seen, the
 * ring is thin.
 */
export const Ready: Story = {
  async play({ canvas }) {
    const fresh = await canvas.findByRole('link', { name: `Mara Quill, ${t('hasNewStory')}` });
    await expect(fresh).toHaveAttribute('href', `/stories/${performerStories[0]?.performer._id}`);
    await expect(canvas.getByRole('link', { name: 'Sefa Tui' })).toBeVisible();
  },
};
/** The viewer's own stories come first. They are not repeated among those of other performers. */
export const WithOwn: Story = {
  args: { own: ownStories },
  async play({ canvas }) {
    const links = await canvas.findAllByRole('link');
    await expect(links).toHaveLength(3);
    await expect(links[0]).toHaveTextContent(t('stories:own'));
  },
};
/** For performers, the first item adds a story. Their own stories follow. */
export const Adding: Story = {
  args: { own: ownStories, addHref: '/creator/stories/new' },
  async play({ canvas }) {
    const [add, own] = await canvas.findAllByRole('link');
    await expect(add).toHaveAccessibleName(t('stories:add'));
    await expect(add).toHaveAttribute('href', '/creator/stories/new');
    await expect(own).toHaveTextContent(t('stories:own'));
  },
};
/** A performer who follows no performer with stories can add one. */
export const AddingFirst: Story = {
  args: { groups: ready([]), addHref: '/creator/stories/new' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: t('stories:add') })).toBeVisible();
    await expect(canvas.getByText(t('stories:nobody'))).toBeVisible();
  },
};
export const Many: Story = {
  args: {
    groups: ready(
      Array.from({ length: 14 }, (_, index): PerformerStories => {
        const group = performerStories[index % 3] as PerformerStories;
        return { ...group, performer: { ...group.performer, _id: `0193f2a4c1d07b3e5a9400${index + 10}` } };
      }),
    ),
  },
};
/** The skeleton is as high as the bar, so that loading causes no layout shift. */
export const Empty: Story = {
  args: { groups: ready([]) },
  async play({ canvas }) {
    await expect(await canvas.findByText(t('stories:nobody'))).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
export const Loading: Story = { args: { groups: loading } };
export const Failed: Story = {
  args: { groups: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('stories:retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};
