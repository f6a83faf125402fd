import type { Event } from '@fanlight/sdk/models';
import { userChannel } from '../../channels/names.ts';
import { canReadChannel, listChannels, presentEvent } from '../../channels/policies.ts';
import { type Context, requireViewer } from '../../context.ts';
import type { AccessOf, HandlersOf } from '../../contract.ts';
import { readEvents, readHeads } from '../../events/store.ts';
import { channelPolicies } from './policies.ts';

/** Finds a channel, by default the viewer's own, and whether its policy lets the viewer read it. */
async function findChannel(context: Context, { query }: { query: { channel?: string } }) {
  const viewer = requireViewer(context);
  const { channel = userChannel(viewer.userId) } = query;
  const canRead = await canReadChannel(channelPolicies, context.db, viewer, channel);
  return { participantIds: canRead ? [viewer.userId] : [], row: channel };
}

export const eventsAccess = { listEvents: findChannel } satisfies AccessOf<'events'>;

export const eventsHandlers = {
  async listEventChannels(context) {
    const names = await listChannels(channelPolicies, context.db, requireViewer(context));
    const data = await readHeads(context.db, names);
    return { data: { data, total: data.length, isMore: false } };
  },

  async listEvents(context, { query: { after = 0, limit = 20 } }, channel) {
    const { events, lastNo } = await readEvents(context.db, channel, after, limit + 1);
    const { userId } = requireViewer(context);
    const shown = events.slice(0, limit).map((event) => presentEvent(channelPolicies, event, userId));
    // The stored events were validated against the contract when they were written.
    return { data: { data: shown as Event[], total: lastNo, isMore: events.length > limit } };
  },
} satisfies HandlersOf<'events', typeof eventsAccess>;
