import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { countText, t } from '../testing/index.ts';
import { CommentItem, type CommentItemProps } from './comment-item.tsx';
import { comment, ownComment, pictureComment } from './fixtures.ts';

/** Keeps the like in state, as the app's cache does. */
function LikeableItem(props: CommentItemProps) {
  const [shown, setShown] = useState(props.comment);
  const onLike: CommentItemProps['onLike'] = (liked) => {
    setShown({ ...liked, isLiked: !liked.isLiked, totalLikes: liked.totalLikes + (liked.isLiked ? -1 : 1) });
    props.onLike(liked);
  };
  return <CommentItem {...props} comment={shown} onLike={onLike} />;
}

const meta = {
  title: 'Components/Comments/CommentItem',
  component: LikeableItem,
  args: {
    comment,
    onUpdate: fn(async () => ({ ok: true as const })),
    onDelete: fn(),
    onLike: fn(),
    onReport: fn(),
  },
} satisfies Meta<typeof LikeableItem>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

/** The accessible name of the like button, with the count. */
const likeName = (count: string, name = 'Ines Moreau') => [t('comments:like', { name }), count].join(', ');

/** A visitor can report a comment but not reply to it. Its like leads to the login. */
export const Ready: Story = {
  async play({ canvas, args }) {
    await expect(await canvas.findByText(comment.content)).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: t('comments:menu', { name: 'Ines Moreau' }) }));
    await userEvent.click(await page().findByRole('menuitem', { name: t('comments:report') }));
    await expect(args.onReport).toHaveBeenCalledWith(comment);
  },
};

/** A logged-in user can block the author of the comment. */
export const Blockable: Story = {
  args: { onBlock: fn() },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('comments:menu', { name: 'Ines Moreau' }) }));
    await userEvent.click(await page().findByRole('menuitem', { name: t('comments:block') }));
    await expect(args.onBlock).toHaveBeenCalledWith(comment);
  },
};

/** The like is shown at once, and can be removed. */
export const Liking: Story = {
  args: { onReply: fn() },
  async play({ canvas, args }) {
    const like = await canvas.findByRole('button', { name: likeName('2') });
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(like);
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await expect(like).toHaveAccessibleName(likeName('3'));
    await expect(args.onLike).toHaveBeenCalledWith(comment);
    await userEvent.click(like);
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    await expect(like).toHaveAccessibleName(likeName('2'));
  },
};

export const Liked: Story = {
  args: { comment: { ...comment, isLiked: true, totalLikes: 12 } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: likeName('12') })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** A count of 0 is not shown. */
export const NoLikes: Story = {
  args: { comment: { ...comment, totalLikes: 0 } },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('button', { name: t('comments:like', { name: 'Ines Moreau' }) }),
    ).toBeVisible();
  },
};

export const ManyLikes: Story = {
  args: { comment: { ...comment, totalLikes: 12_400 }, onReply: fn() },
  async play({ canvas }) {
    const count = countText(12_400);
    const like = await canvas.findByRole('button', { name: likeName(count) });
    // The assertion reads the space of the Spanish count, which doesn't break, as a plain one.
    await expect(like).toHaveTextContent(count.replaceAll(/\s/g, ' '));
  },
};

export const WithReplyButton: Story = {
  args: { onReply: fn() },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('comments:replyTo', { name: 'Ines Moreau' }) }));
    await expect(args.onReply).toHaveBeenCalledWith(comment);
  },
};

/** A comment on an item by the performer of the item. */
export const OfACreator: Story = {
  args: { comment: pictureComment, creatorId: pictureComment.author._id },
  async play({ canvas }) {
    await expect(await canvas.findByText(t('comments:creator'))).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Ilse van der Berg' })).toHaveAttribute(
      'href',
      '/ilse.luthier',
    );
    await expect(
      canvas.getByRole('img', { name: t('comments:pictureAlt', { name: 'Ilse van der Berg' }) }),
    ).toBeInTheDocument();
  },
};

/** Editing moves the focus to the field. Closing the editor returns it to the menu button. */
export const Own: Story = {
  args: { comment: ownComment },
  async play({ canvas, args }) {
    const opener = () => canvas.getByRole('button', { name: t('comments:menu', { name: 'Tomás Rey' }) });
    await waitFor(opener);
    opener().focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page().getByRole('menuitem', { name: t('comments:edit') })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const field = await canvas.findByLabelText(t('comments:edit'));
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener()).toHaveFocus());
    await expect(args.onUpdate).not.toHaveBeenCalled();
  },
};

export const Editing: Story = {
  args: { comment: ownComment },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('comments:menu', { name: 'Tomás Rey' }) }));
    await userEvent.click(await page().findByRole('menuitem', { name: t('comments:edit') }));
    await expect(await canvas.findByLabelText(t('comments:edit'))).toHaveValue(ownComment.content);
  },
};

/** The author of a post can delete the comments of other users on it, but not edit them. */
export const UnderOwnPost: Story = {
  args: { comment: { ...comment, canDelete: true } },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('comments:menu', { name: 'Ines Moreau' }) }));
    await expect(page().queryByRole('menuitem', { name: t('comments:edit') })).not.toBeInTheDocument();
    await userEvent.click(await page().findByRole('menuitem', { name: t('comments:delete') }));
    await expect(args.onDelete).toHaveBeenCalledWith(args.comment);
  },
};

export const LongWords: Story = {
  args: {
    comment: {
      ...ownComment,
      author: { ...ownComment.author, name: 'Bartholomea Constantinopoulos-Featherstonehaugh' },
      content: `https://example.org/${'a-very-long-address-'.repeat(12)}`,
    },
  },
};
