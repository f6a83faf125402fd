import { api, type Client } from '@fanlight/sdk';
import type { Access } from '@fanlight/sdk/models';
import { type PendingAction, takePendingAction } from './pending-action.ts';

const readAccess: Record<
  Extract<PendingAction, { type: 'unlock' }>['kind'],
  (client: Client, id: string) => Promise<{ access: Access }>
> = {
  feed: (client, id) => client.call(api.getFeed, { params: { id } }),
  gallery: (client, id) => client.call(api.getGallery, { params: { id } }),
  reel: (client, id) => client.call(api.getReel, { params: { id } }),
  video: (client, id) => client.call(api.getVideo, { params: { id } }),
};

/** Performs the action, and returns URL parameters of a dialog to open. */
async function perform(client: Client, pending: PendingAction): Promise<Record<string, string>> {
  if (pending.type === 'follow') await client.call(api.followPerformer, { params: { id: pending.performerId } });
  if (pending.type === 'vote') {
    const { feedId, optionId } = pending;
    await client.call(api.voteFeedPoll, { params: { id: feedId }, body: { optionId } });
  }
  if (pending.type === 'react') {
    const { action, objectType, objectId } = pending;
    await client.call(api.createReaction, { body: { action, objectType, objectId } });
  }
  if (pending.type !== 'unlock') return {};
  const { kind, id } = pending;
  const { requiredAction } = (await readAccess[kind](client, id)).access;
  if (requiredAction !== 'buy' && requiredAction !== 'subscribe') return {};
  return { dialog: requiredAction, ...(kind === 'feed' && { post: id }), ...(kind === 'reel' && { reel: id }) };
}

/**
 * Performs the action that the visitor chose before the login, and returns the path to open. It is performed before the
 * page is opened, which therefore shows its result.
 *
 * A failure is ignored: the page shows that the action was not performed, and why it is not offered, such as a poll in
 * which the user has voted before.
 */
export async function performPendingAction(client: Client, redirect: string): Promise<string> {
  const pending = takePendingAction(redirect);
  if (!pending) return redirect;
  const dialog = await perform(client, pending).catch(() => ({}));
  const url = new URL(redirect, 'http://localhost');
  for (const [param, value] of Object.entries(dialog)) url.searchParams.set(param, value);
  return `${url.pathname}${url.search}${url.hash}`;
}
