import type { Comment } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Box, failed, loading, ready, readyList } from '../primitives/index.ts';
import { inColumn, t, tPattern } from '../testing/index.ts';
import { CommentThread } from './comment-thread.tsx';
import { comments, commentWithReplies, ownComment, replies } from './fixtures.ts';

const meta = {
  title: 'Components/Comments/CommentThread',
  component: CommentThread,
  parameters: inColumn,
  args: {
    comments: readyList(comments),
    total: 3,
    sort: 'desc',
    onSortChange: fn(),
    isLoggedIn: true,
    loginHref: '/auth/login?redirect=%2Fposts%2F0193f2a4c1d07b3e5a918d00',
    onLoadMore: fn(),
    onCreate: fn(async () => ({ ok: true as const })),
    onUpdate: fn(async () => ({ ok: true as const })),
    onDelete: fn(),
    onLike: fn(),
    onReport: fn(),
    openReplies: null,
    onOpenReplies: fn(),
    withReplies: (_parent, show) => show({ list: readyList(replies), onLoadMore: fn() }),
    onReply: fn(async () => ({ ok: true as const })),
  },
} satisfies Meta<typeof CommentThread>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const retry = fn();
const page = () => within(document.body);

async function askToDelete(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: t('comments:menu', { name: 'Tomás Rey' }) }));
  await userEvent.click(await page().findByRole('menuitem', { name: t('comments:remove.confirm') }));
  return page().findByRole('dialog', { name: t('comments:remove.title') });
}

export const Ready: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: t('comments:title', { count: 3 }) })).toBeVisible();
    await expect(within(canvas.getByRole('list', { name: t('comments:list') })).getAllByRole('listitem')).toHaveLength(
      3,
    );
  },
};

/** The viewer chooses in a menu whether the newest or the oldest comments come first. */
export const Sorted: Story = {
  args: { sort: 'asc', comments: readyList(comments.toReversed()) },
  async play({ canvas, args }) {
    const order = `${t('comments:sort.label')}: ${t('comments:sort.asc')}`;
    await userEvent.click(await canvas.findByRole('button', { name: order }));
    await expect(await page().findByRole('menuitemradio', { name: t('comments:sort.asc') })).toBeChecked();
    await userEvent.click(page().getByRole('menuitemradio', { name: t('comments:sort.desc') }));
    await expect(args.onSortChange).toHaveBeenCalledWith('desc');
  },
};

/** A single comment needs no order. */
export const OneComment: Story = {
  args: { comments: readyList(comments.slice(0, 1)), total: 1 },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: t('comments:title', { count: 1 }) })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: tPattern('comments:sort.label') })).toBeNull();
  },
};

/** The link to the comments of a post leads to the form. */
export const Focused: Story = {
  args: { focusKey: 'a1' },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByLabelText(t('comments:write'))).toHaveFocus());
  },
};

/** On phones, a button leads to the form while it is above or below the window. */
export const PhoneWithShortcut: Story = {
  args: { hasShortcut: true },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <Box pt="1200px">
        <Story />
      </Box>
    ),
  ],
  async play({ canvas }) {
    scrollTo({ top: 0 });
    await userEvent.click(await canvas.findByRole('button', { name: t('comments:write') }));
    await expect(canvas.getByLabelText(t('comments:write'))).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('button', { name: t('comments:write') })).toBeNull());
  },
};

export const Loading: Story = { args: { comments: loading, total: 9 } };

export const Failed: Story = {
  args: { comments: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Stale: Story = { args: { comments: ready({ items: comments, more: 'end' }, { retry: fn() }) } };
export const Empty: Story = { args: { comments: readyList<Comment>([]), total: 0 } };
export const LoadingMore: Story = { args: { comments: readyList(comments, 'loading'), total: 48 } };

export const LoadMoreFailed: Story = {
  args: { comments: readyList(comments, 'error'), total: 48 },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(args.onLoadMore).toHaveBeenCalled();
  },
};

export const Visitor: Story = {
  args: { isLoggedIn: false },
  async play({ canvas, args }) {
    await expect(await canvas.findByRole('link', { name: t('comments:login') })).toHaveAttribute(
      'href',
      args.loginHref,
    );
    await expect(canvas.queryByLabelText(t('comments:write'))).not.toBeInTheDocument();
  },
};

export const VisitorEmpty: Story = { args: { isLoggedIn: false, comments: readyList<Comment>([]), total: 0 } };

/** A comment is deleted only after a confirmation. */
export const Deleting: Story = {
  async play({ canvas, args }) {
    const dialog = await askToDelete(canvas);
    await expect(within(dialog).getByText(t('comments:remove.text'))).toBeVisible();
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

export const Deleted: Story = {
  async play({ canvas, args }) {
    await userEvent.click(
      within(await askToDelete(canvas)).getByRole('button', { name: t('comments:remove.confirm') }),
    );
    await expect(args.onDelete).toHaveBeenCalledWith(ownComment);
    await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument());
    // The comment and its menu are about to be removed.
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus());
  },
};

/** The confirmation warns that the replies are deleted, too. */
export const DeletingAnswered: Story = {
  args: { comments: readyList([{ ...ownComment, totalReplies: 3 }]) },
  async play({ canvas }) {
    const dialog = await askToDelete(canvas);
    await expect(within(dialog).getByText(t('comments:remove.replies', { count: 3 }))).toBeVisible();
  },
};

/** Deleting a reply also requires a confirmation. */
export const DeletingReply: Story = {
  args: { comments: readyList([commentWithReplies]), openReplies: commentWithReplies._id },
  async play({ canvas, args }) {
    await userEvent.click(
      within(await askToDelete(canvas)).getByRole('button', { name: t('comments:remove.confirm') }),
    );
    await expect(args.onDelete).toHaveBeenCalledWith(replies[1]);
  },
};

export const DeletionCancelled: Story = {
  async play({ canvas, args }) {
    const dialog = await askToDelete(canvas);
    // Browsers dispatch this event when the user presses Escape.
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onDelete).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: t('comments:menu', { name: 'Tomás Rey' }) })).toHaveFocus();
  },
};
