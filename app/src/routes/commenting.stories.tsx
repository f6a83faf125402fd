import { failureText, t, tPattern } from '@fanlight/components/testing';
import { handlers, make, mocks, operationState } from '@fanlight/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { asFan, id, visit } from './flow-sample.tsx';
import type { Visited } from './sample.tsx';

const meta = {
  title: 'Flows/Commenting',
  tags: ['flow'],
  ...visit,
} satisfies Meta<typeof Visited>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const sent = fn();

/** One comment with two likes. */
const oneComment = mocks.comments.getListCommentsMockHandler(() => ({
  data: { data: [make.getCommentMock({ isLiked: false, totalLikes: 2 })], total: 1, isMore: false },
}));

const answerWith = (isSet: boolean) => () => {
  sent(isSet);
  return { data: { action: 'like', isSet, objectType: 'comment', objectId: id, total: isSet ? 3 : 2 } } as const;
};

const liking: Story = {
  args: { path: `/posts/${id}`, as: 'fan' },
  parameters: {
    msw: {
      handlers: [
        asFan,
        oneComment,
        mocks.reactions.getCreateReactionMockHandler(answerWith(true)),
        mocks.reactions.getDeleteReactionMockHandler(answerWith(false)),
        ...handlers,
      ],
    },
  },
};

const findLike = (canvas: Canvas) =>
  canvas.findByRole('button', { name: tPattern('comments:like') }, { timeout: 10_000 });

/** A like of a comment is shown at once, and can be removed. */
export const CommentLiked: Story = {
  ...liking,
  name: 'Comment liked · /posts/{id}',
  async play({ canvas }) {
    sent.mockClear();
    const like = await findLike(canvas);
    await expect(like).toHaveTextContent('2');
    await userEvent.click(like);
    await waitFor(() => expect(like).toHaveAttribute('aria-pressed', 'true'));
    await expect(like).toHaveTextContent('3');
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith(true));
    await userEvent.click(like);
    await waitFor(() => expect(like).toHaveAttribute('aria-pressed', 'false'));
    await expect(like).toHaveTextContent('2');
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith(false));
  },
};

/** If the call fails, the like is removed again, and a toast says why. */
export const CommentLikeRefused: Story = {
  ...liking,
  name: 'Comment like refused · /posts/{id}',
  parameters: {
    msw: {
      handlers: [...operationState('createReaction', 'NOT_FOUND'), asFan, oneComment, ...handlers],
    },
  },
  async play({ canvas }) {
    const like = await findLike(canvas);
    await userEvent.click(like);
    await expect(await screen.findByText(failureText('NOT_FOUND'))).toBeVisible();
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    await expect(like).toHaveTextContent('2');
  },
};

/** A visitor logs in first; the comment is then liked. */
export const CommentLikedByVisitor: Story = {
  name: 'Comment liked by a visitor · /posts/{id}',
  args: { path: `/posts/${id}` },
  parameters: { msw: { handlers: [oneComment, ...handlers] } },
  async play({ canvas }) {
    await userEvent.click(await findLike(canvas));
    await expect(
      await canvas.findByRole('button', { name: t('auth:login.submit') }, { timeout: 10_000 }),
    ).toBeVisible();
    await expect(JSON.parse(localStorage.getItem('pendingAction') ?? 'null')).toMatchObject({
      redirect: `/posts/${id}`,
      action: { type: 'react', action: 'like', objectType: 'comment' },
    });
  },
};
