import type { ClientEventsOf } from '../../channels/client-events.ts';

/** What clients say of their session over a connection. */
export const authClientEvents = {
  'auth/login': {
    limit: { points: 20, seconds: 10 },
    handle: (connection, { token }) => connection.login(token),
  },
} satisfies ClientEventsOf<'auth'>;
