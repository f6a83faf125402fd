import type { ChannelPolicy } from '../../channels/policies.ts';

/** Only the user can read their own channel (rule W6). */
export const userChannels: ChannelPolicy = {
  list: async (_db, { userId }) => [userId],
  canRead: async (_db, { userId }, id) => id === userId,
};
