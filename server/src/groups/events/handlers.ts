import type { Event } from '@fanlight/sdk/models';
import { type Context, requireViewer } from '../../context.ts';
import type { HandlersOf } from '../../contract.ts';
import { readEvents, readHeads } from '../../events/store.ts';
import { ApiFailure } from '../../http/failure.ts';

/** The channels that the viewer may read. */
const channelsOf = (context: Context) => [`user:${requireViewer(context).userId}`];

export const eventsHandlers = {
  async listEventChannels(context) {
    const data = await readHeads(context.db, channelsOf(context));
    return { data: { data, total: data.length, isMore: false } };
  },

  async listEvents(context, { query }) {
    const readable = channelsOf(context);
    const { channel = readable[0] ?? '', after = 0, limit = 20 } = query;
    if (!readable.includes(channel)) throw new ApiFailure('FORBIDDEN');
    const { events, lastNo } = await readEvents(context.db, channel, after, limit + 1);
    // What stands in the log was written by the same contract.
    return { data: { data: events.slice(0, limit) as Event[], total: lastNo, isMore: events.length > limit } };
  },
} satisfies HandlersOf<'events'>;
