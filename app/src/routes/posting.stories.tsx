import { failureText, t } from '@fanlight/components/testing';
import { make, mocks, operationState } from '@fanlight/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
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

/** A post that cannot be saved is kept on the device, until its author leaves without saving. */
export const PostDiscarded: Story = {
  name: 'Post discarded · /creator/posts/new',
  args: { path: '/creator/posts/new', as: 'performer' },
  parameters: performerWith(...operationState('createFeed', 'INTERNAL')),
  async play({ canvas, step }) {
    const timeout = { timeout: 10_000 };
    const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('unsaved-'));
    await step('Write a post that cannot be saved', async () => {
      await userEvent.type(await canvas.findByLabelText(t('feeds:form.text'), {}, timeout), 'Kiln');
      await expect(await canvas.findByText(t('feeds:form.draft.failed'), {}, timeout)).toBeVisible();
      await expect(kept()).toHaveLength(1);
    });
    await step('Leave without saving', async () => {
      await userEvent.click(canvas.getByRole('link', { name: t('back') }));
      const dialog = within(await within(document.body).findByRole('dialog', { name: t('leave:title') }, timeout));
      await userEvent.click(dialog.getByRole('button', { name: t('leave:confirm') }));
      await waitFor(() => expect(kept()).toEqual([]));
    });
  },
};
