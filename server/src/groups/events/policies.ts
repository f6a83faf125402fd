import type { ChannelPolicies } from '../../channels/policies.ts';
import { userChannels } from '../users/index.ts';

/** Access to channels: one policy for each audience, from the group that owns the channel's subject. */
export const channelPolicies: ChannelPolicies = {
  user: userChannels,
};
