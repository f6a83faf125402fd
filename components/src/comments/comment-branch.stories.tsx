import type { Comment } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Box, type FormResult, failed, type ListLoadable, loading, readyList } from '../primitives/index.ts';
import { failure, failureText, shows, t, tPattern } from '../testing/index.ts';
import { CommentBranch, type CommentBranchProps } from './comment-branch.tsx';
import { comment, commentWithReplies, replies } from './fixtures.ts';

const onLoadMore = fn();
const retry = fn();

/** Returns a `withReplies` that renders replies in a given state and fetches nothing. */
const withReplies =
  (list: ListLoadable<Comment>): CommentBranchProps['withReplies'] =>
  (_parent, show) =>
    show({ list, onLoadMore });

/** Keeps in state which replies are unfolded. The app keeps it in the URL. */
function ControlledBranch(props: CommentBranchProps) {
  const [open, setOpen] = useState(props.openReplies);
  const onOpenReplies = (id: string | null) => {
    setOpen(id);
    props.onOpenReplies(id);
  };
  return (
    <Box maxW="640px" mx="auto">
      <CommentBranch {...props} openReplies={open} onOpenReplies={onOpenReplies} />
    </Box>
  );
}

const meta = {
  title: 'Components/Comments/CommentBranch',
  component: ControlledBranch,
  args: {
    comment: commentWithReplies,
    isLoggedIn: true,
    openReplies: null,
    onOpenReplies: fn(),
    withReplies: withReplies(readyList(replies)),
    onReply: fn(async (): Promise<FormResult<'content'>> => ({ ok: true })),
    onUpdate: fn(async () => ({ ok: true as const })),
    onDelete: fn(),
    onLike: fn(),
    onReport: fn(),
  },
} satisfies Meta<typeof ControlledBranch>;

export default meta;
type Story = StoryObj<typeof meta>;
const open = { openReplies: commentWithReplies._id };

export const Folded: Story = {
  async play({ canvas, args }) {
    const fold = await canvas.findByRole('button', { name: t('comments:replies.show', { count: 3 }) });
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(fold);
    await expect(args.onOpenReplies).toHaveBeenCalledWith(commentWithReplies._id);
    await expect(
      within(canvas.getByRole('list', { name: t('comments:replies.list') })).getAllByRole('listitem'),
    ).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: t('comments:replies.hide') }));
    await expect(canvas.queryByRole('list', { name: t('comments:replies.list') })).not.toBeInTheDocument();
  },
};

export const Unfolded: Story = { args: open };
export const NoReplies: Story = {
  args: { comment },
  async play({ canvas }) {
    await canvas.findByRole('button', { name: t('comments:replies.to', { name: 'Ines Moreau' }) });
    for (const name of [t('comments:replies.hide'), tPattern('comments:replies.more')])
      await expect(canvas.queryByRole('button', { name })).not.toBeInTheDocument();
  },
};
export const Loading: Story = { args: { ...open, withReplies: withReplies(loading) } };

export const Failed: Story = {
  args: { ...open, withReplies: withReplies(failed(retry)) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const More: Story = {
  args: { ...open, withReplies: withReplies(readyList(replies, 'idle')) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('comments:replies.more') }));
    await expect(onLoadMore).toHaveBeenCalled();
  },
};
export const LoadingMore: Story = { args: { ...open, withReplies: withReplies(readyList(replies, 'loading')) } };
export const LoadMoreFailed: Story = { args: { ...open, withReplies: withReplies(readyList(replies, 'error')) } };
export const Visitor: Story = {
  args: { ...open, isLoggedIn: false },
  async play({ canvas }) {
    await canvas.findByRole('list', { name: t('comments:replies.list') });
    await expect(canvas.queryByRole('button', { name: tPattern('comments:replies.to') })).not.toBeInTheDocument();
  },
};

/** The reply form opens below the comment and takes the focus. Sending a reply unfolds the replies. */
export const Replying: Story = {
  args: { comment },
  async play({ canvas, args }) {
    await userEvent.click(
      await canvas.findByRole('button', { name: t('comments:replies.to', { name: 'Ines Moreau' }) }),
    );
    const field = await canvas.findByLabelText(t('comments:replies.to', { name: 'Ines Moreau' }), {
      selector: 'textarea',
    });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'It does.');
    await userEvent.click(canvas.getByRole('button', { name: t('comments:send') }));
    await waitFor(() => expect(args.onReply).toHaveBeenCalledWith(comment, 'It does.'));
    await waitFor(() => expect(args.onOpenReplies).toHaveBeenCalledWith(comment._id));
    await waitFor(() => expect(canvas.queryByRole('textbox')).not.toBeInTheDocument());
  },
};

/** A reply to a reply starts with a mention of its author. */
export const ReplyingToReply: Story = {
  args: open,
  async play({ canvas }) {
    await userEvent.click(
      await canvas.findByRole('button', { name: t('comments:replies.to', { name: 'Ilse van der Berg' }) }),
    );
    await expect(await canvas.findByRole('textbox')).toHaveValue('@ilse.luthier ');
  },
};

/** Escape closes the form and returns the focus to the reply button. */
export const ReplyCancelled: Story = {
  args: { comment },
  async play({ canvas, args }) {
    const opener = await canvas.findByRole('button', { name: t('comments:replies.to', { name: 'Ines Moreau' }) });
    await userEvent.click(opener);
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onReply).not.toHaveBeenCalled();
  },
};

/** If a reply fails, the form keeps its input. */
export const ReplyFailed: Story = {
  parameters: { shows: shows('createComment', 'failed') },
  args: { comment, onReply: fn(async () => failure('INTERNAL')) },
  async play({ canvas }) {
    await userEvent.click(
      await canvas.findByRole('button', { name: t('comments:replies.to', { name: 'Ines Moreau' }) }),
    );
    await userEvent.type(await canvas.findByRole('textbox'), 'It does.');
    await userEvent.click(canvas.getByRole('button', { name: t('comments:send') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(failureText('INTERNAL'));
    await expect(canvas.getByRole('textbox')).toHaveValue('It does.');
  },
};
