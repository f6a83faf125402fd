import { failureText, t } from '@fanlight/components/testing';
import { make, mocks, operationState } from '@fanlight/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { id, performerWith, visit } from './flow-sample.tsx';
import type { Visited } from './sample.tsx';

const meta = {
  title: 'Flows/Posting',
  tags: ['flow'],
  ...visit,
} satisfies Meta<typeof Visited>;
export default meta;
type Story = StoryObj<typeof meta>;

const post = make.getFeedMock({
  _id: id,
  isOwn: true,
  status: 'published',
  text: 'The kiln is open.',
  isPinned: false,
});
const listsPost = mocks.feeds.getListMyFeedsMockHandler(() => ({ data: { data: [post], total: 1, isMore: false } }));

async function choosePin(canvas: ReturnType<typeof within>) {
  const menu = { name: t('feeds:mine.menu', { text: post.text }) };
  await userEvent.click(await canvas.findByRole('button', menu, { timeout: 10_000 }));
  await userEvent.click(await within(document.body).findByRole('menuitem', { name: t('feeds:post.pin') }));
}

export const PostPinned: Story = {
  name: 'Post pinned · /creator/posts',
  args: { path: '/creator/posts', as: 'performer' },
  parameters: performerWith(
    listsPost,
    mocks.feeds.getPinFeedMockHandler(() => ({ data: { ...post, isPinned: true } })),
  ),
  async play({ canvas }) {
    await choosePin(canvas);
    await expect(await within(document.body).findByText(t('feeds:post.pinDone'))).toBeVisible();
  },
};

/** The fourth post cannot be pinned. */
export const PostNotPinned: Story = {
  name: 'Post not pinned · /creator/posts',
  args: { path: '/creator/posts', as: 'performer' },
  parameters: performerWith(listsPost, ...operationState('pinFeed', 'STATUS_CONFLICT')),
  async play({ canvas }) {
    await choosePin(canvas);
    await expect(await within(document.body).findByText(failureText('STATUS_CONFLICT'))).toBeVisible();
  },
};
