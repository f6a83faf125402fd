import type { events, ServerEventName } from '@fanlight/sdk/events';
import type { SessionViewer } from '../context.ts';
import type { ActiveGroup } from '../contract.ts';
import type { Db } from '../ports/index.ts';
import type { Audience, ChannelName } from './names.ts';

/** Who reads the channels of one audience. */
export interface ChannelPolicy {
  /** The ids of the channels that a person joins with each connection, and that `listEventChannels` names. */
  list(db: Db, viewer: SessionViewer): Promise<string[]>;
  /** Whether a person may read the channel of this id: join it, and read the events that it keeps. */
  canRead(db: Db, viewer: SessionViewer, id: string): Promise<boolean>;
}

/** Audiences of the groups that have a handler: a policy that is missing does not compile. */
type ActiveAudience = {
  [N in ServerEventName]: (typeof events)[N]['group'] extends ActiveGroup ? (typeof events)[N]['audience'] : never;
}[ServerEventName];

/** The policy of each audience. */
export type ChannelPolicies = Record<ActiveAudience, ChannelPolicy> & Partial<Record<Audience, ChannelPolicy>>;

/** The channels that a person joins with each connection. */
export async function listChannels(policies: ChannelPolicies, db: Db, viewer: SessionViewer): Promise<ChannelName[]> {
  const lists = Object.entries(policies).map(async ([audience, policy]) => {
    const ids = await policy.list(db, viewer);
    return ids.map((id) => `${audience as Audience}:${id}` as const);
  });
  return (await Promise.all(lists)).flat();
}

/** Whether a person may read a channel. Names of channels that do not exist are like those of other people. */
export async function canReadChannel(
  policies: ChannelPolicies,
  db: Db,
  viewer: SessionViewer,
  channel: string,
): Promise<boolean> {
  const [audience = '', ...id] = channel.split(':');
  const policy = Object.hasOwn(policies, audience) ? policies[audience as Audience] : undefined;
  return policy ? policy.canRead(db, viewer, id.join(':')) : false;
}
