import type { Event } from '@fanlight/sdk/models';
import { requireViewer } from '../../context.ts';
import type { HandlersOf } from '../../contract.ts';
import { readEvents } from '../../events/store.ts';
import { ApiFailure } from '../../http/failure.ts';

export const eventsHandlers = {
  async listEvents(context, { query }) {
    const own = `user:${requireViewer(context).userId}`;
    const { channel = own, after = 0, limit = 20 } = query;
    if (channel !== own) throw new ApiFailure('FORBIDDEN');
    const { events, lastNo } = await readEvents(context.db, channel, after, limit + 1);
    // What stands in the log was written by the same contract.
    return { data: { data: events.slice(0, limit) as Event[], total: lastNo, isMore: events.length > limit } };
  },
} satisfies HandlersOf<'events'>;
