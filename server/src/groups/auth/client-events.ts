import type { ClientEventsOf } from '../../channels/client-events.ts';

/** Client events about the session of a connection. */
export const authClientEvents = {
  'auth/login': {
    limit: { points: 20, seconds: 10 },
    handle: (connection, { token }) => connection.login(token),
  },
} satisfies ClientEventsOf<'auth'>;
