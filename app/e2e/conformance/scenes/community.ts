import { api } from '@fanlight/sdk';
import { fan, forgetful } from './accounts.ts';
import { type PerformerItems, performer } from './performer.ts';
import type { Stage } from './stage.ts';

/** Adds and removes comments and likes, blocks and unblocks users, and reports a user. */
export async function interactWithUsers(stage: Stage, { feed = '' }: PerformerItems): Promise<void> {
  const call = stage.as(fan.person);
  const other = stage.as(forgetful.person);
  const about = { objectType: 'feed', objectId: feed } as const;
  const comment = await call(api.createComment, { body: { ...about, content: 'One note is enough.' } });
  const like = { ...about, action: 'like' } as const;
  await call(api.createReaction, { body: like });
  await call(api.deleteReaction, { body: like });

  const { _id: userId } = await other(api.getMe);
  await call(api.blockUser, { body: { userId } });
  await call(api.unblockUser, { params: { id: userId } });
  await stage.as(performer)(api.createReport, {
    body: { targetType: 'comment', targetId: comment._id, reason: 'spam' },
  });
  await call(api.deleteComment, { params: { id: comment._id } });
}
