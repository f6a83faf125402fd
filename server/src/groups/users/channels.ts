import type { ChannelPolicy } from '../../channels/policies.ts';

/** The channel of a person is theirs alone (rule W6). */
export const userChannels: ChannelPolicy = {
  list: async (_db, { userId }) => [userId],
  canRead: async (_db, { userId }, id) => id === userId,
};
