import type { events, ServerEventName } from '@fanlight/sdk/events';

/** Whom events of the contract are for (`x-audience`): each has channels of its own kind. */
export type Audience = (typeof events)[ServerEventName]['audience'];

/** A channel that events are published to, by its audience and the id of that: `user:<id>`. */
export type ChannelName<A extends Audience = Audience> = { [K in A]: `${K}:${string}` }[A];

/** The channels that an event may go to: those of its audience. */
export type ChannelOf<N extends ServerEventName> = ChannelName<(typeof events)[N]['audience']>;

/** The connections of one session: they hear that it ended (rule P3). Nothing in it is kept, and nobody reads it later. */
export type SessionChannel = `session:${string}`;

/** The channel of a person: what concerns them alone, on every device. */
export const userChannel = (userId: string): ChannelName<'user'> => `user:${userId}`;

/** The connections of a session; see {@link SessionChannel}. */
export const sessionChannel = (sessionId: string): SessionChannel => `session:${sessionId}`;

/** Whose channel it is; null for channels of other audiences. */
export const userOfChannel = (channel: string): string | null =>
  channel.startsWith('user:') ? channel.slice('user:'.length) : null;
