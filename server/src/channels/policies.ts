import type { events, ServerEventName } from '@fanlight/sdk/events';
import type { SessionViewer } from '../context.ts';
import type { ActiveGroup } from '../contract.ts';
import type { Db, WireEvent } from '../ports/index.ts';
import type { Audience, ChannelName } from './names.ts';

/** The policy that decides who can read the channels of one audience. */
export interface ChannelPolicy {
  /** Returns the ids of the channels that each connection of a user joins, and that `listEventChannels` lists. */
  list(db: Db, viewer: SessionViewer): Promise<string[]>;
  /** Whether a user can join the channel of this id and read its stored events. */
  canRead(db: Db, viewer: SessionViewer, id: string): Promise<boolean>;
  /** Returns an event as a user may see it. By default, all users of a channel see the same. */
  present?(event: WireEvent, userId: string): WireEvent;
  /** Returns the channel of this audience that the receivers of an event in another channel join. */
  joinedBy?(event: WireEvent): ChannelName | undefined;
}

/** The audiences that need a policy: those whose group has a handler. */
type ActiveAudience = {
  [N in ServerEventName]: (typeof events)[N]['group'] extends ActiveGroup ? (typeof events)[N]['audience'] : never;
}[ServerEventName];

/** The policy of each audience. */
export type ChannelPolicies = Record<ActiveAudience, ChannelPolicy> & Partial<Record<Audience, ChannelPolicy>>;

/** Returns the channels that all connections of a user join. */
export async function listChannels(policies: ChannelPolicies, db: Db, viewer: SessionViewer): Promise<ChannelName[]> {
  const lists = Object.entries(policies).map(async ([audience, policy]) => {
    const ids = await policy.list(db, viewer);
    return ids.map((id) => `${audience as Audience}:${id}` as const);
  });
  return (await Promise.all(lists)).flat();
}

/** Whether a user can read a channel. False for channels of other users and for channels that do not exist. */
export async function canReadChannel(
  policies: ChannelPolicies,
  db: Db,
  viewer: SessionViewer,
  channel: string,
): Promise<boolean> {
  const policy = policyOf(policies, channel);
  return policy ? policy.canRead(db, viewer, channel.slice(channel.indexOf(':') + 1)) : false;
}

function policyOf(policies: ChannelPolicies, channel: string): ChannelPolicy | undefined {
  const [audience = ''] = channel.split(':');
  return Object.hasOwn(policies, audience) ? policies[audience as Audience] : undefined;
}

/** Returns an event as a user may see it. */
export const presentEvent = (policies: ChannelPolicies, event: WireEvent, userId: string): WireEvent =>
  policyOf(policies, event.channel)?.present?.(event, userId) ?? event;

/** Returns the channel that the receivers of an event join. Undefined for most events. */
export function channelJoinedBy(policies: ChannelPolicies, event: WireEvent): ChannelName | undefined {
  for (const policy of Object.values(policies)) {
    const channel = policy.joinedBy?.(event);
    if (channel) return channel;
  }
  return undefined;
}
