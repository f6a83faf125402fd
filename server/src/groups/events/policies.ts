import type { ChannelPolicies } from '../../channels/policies.ts';
import { conversationChannels } from '../conversations/index.ts';
import { userChannels } from '../users/index.ts';

/** The policies that decide who can read a channel. Each kind of channel has a policy in the group that it belongs to. */
export const channelPolicies: ChannelPolicies = {
  user: userChannels,
  conversation: conversationChannels,
};
