import type { ChannelPolicies } from '../../channels/policies.ts';
import { userChannels } from '../users/index.ts';

/** Who reads which channel: one policy for each audience, of the group that owns what the channel is about. */
export const channelPolicies: ChannelPolicies = {
  user: userChannels,
};
