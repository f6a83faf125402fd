import { api } from '@fanlight/sdk';
import { fan, forgetful } from './accounts.ts';
import { type PerformerItems, performer } from './performer.ts';
import type { ScenarioClients } from './run.ts';

/** The performer writes a note about the fan, whom the lists of fans contain, and exports the lists. */
export async function keepFans(clients: ScenarioClients): Promise<void> {
  const { _id: id } = await clients.as(fan.clientName)(api.getMe);
  const call = clients.as(performer);
  await call(api.updateFan, { params: { id }, body: { isVip: true, note: 'Asks for encores.' } });
  await call(api.listFollowers, { query: { list: 'vip' } });
  await call(api.listSubscribers, { query: { list: 'vip' } });
  await call(api.exportFollowers, { query: { list: 'vip' } });
  await call(api.exportSubscribers, { query: { list: 'vip' } });
}

/** The fan adds and removes a comment and a like, and blocks and unblocks a user. The performer reports the comment. */
export async function interactWithUsers(clients: ScenarioClients, { feed = '' }: PerformerItems): Promise<void> {
  const call = clients.as(fan.clientName);
  const other = clients.as(forgetful.clientName);
  const about = { objectType: 'feed', objectId: feed } as const;
  const comment = await call(api.createComment, { body: { ...about, content: 'One note is enough.' } });
  const like = { ...about, action: 'like' } as const;
  await call(api.createReaction, { body: like });
  await call(api.deleteReaction, { body: like });

  const { _id: userId } = await other(api.getMe);
  await call(api.blockUser, { body: { userId } });
  await call(api.unblockUser, { params: { id: userId } });
  await clients.as(performer)(api.createReport, {
    body: { targetType: 'comment', targetId: comment._id, reason: 'spam' },
  });
  await call(api.deleteComment, { params: { id: comment._id } });
}
