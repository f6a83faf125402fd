import type { ClientEventsOf } from '../../channels/client-events.ts';

export const authClientEvents = {
  'auth/login': {
    limit: { points: 20, seconds: 10 },
    handle: (connection, { token }) => connection.login(token),
  },
} satisfies ClientEventsOf<'auth'>;
