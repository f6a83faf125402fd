import type { Event } from '@fanlight/sdk/models';
import { userChannel } from '../../channels/names.ts';
import { canReadChannel, listChannels } from '../../channels/policies.ts';
import { requireViewer } from '../../context.ts';
import type { HandlersOf } from '../../contract.ts';
import { readEvents, readHeads } from '../../events/store.ts';
import { ApiFailure } from '../../http/failure.ts';
import { channelPolicies } from './policies.ts';

export const eventsHandlers = {
  async listEventChannels(context) {
    const names = await listChannels(channelPolicies, context.db, requireViewer(context));
    const data = await readHeads(context.db, names);
    return { data: { data, total: data.length, isMore: false } };
  },

  async listEvents(context, { query }) {
    const viewer = requireViewer(context);
    const { channel = userChannel(viewer.userId), after = 0, limit = 20 } = query;
    if (!(await canReadChannel(channelPolicies, context.db, viewer, channel))) throw new ApiFailure('FORBIDDEN');
    const { events, lastNo } = await readEvents(context.db, channel, after, limit + 1);
    // What stands in the log was written by the same contract.
    return { data: { data: events.slice(0, limit) as Event[], total: lastNo, isMore: events.length > limit } };
  },
} satisfies HandlersOf<'events'>;
