import type { events, ServerEventName } from '@fanlight/sdk/events';

/** An audience of events (`x-audience`): it has its own kind of channel. */
export type Audience = (typeof events)[ServerEventName]['audience'];

/** A channel that events are published to: its audience and an id, as in `user:<id>`. */
export type ChannelName<A extends Audience = Audience> = { [K in A]: `${K}:${string}` }[A];

/** The channels to which an event can be published: those of its audience. */
export type ChannelOf<N extends ServerEventName> = ChannelName<(typeof events)[N]['audience']>;

/** The connections of one session, for the event that it ended (rule P3). Its events are not stored. */
export type SessionChannel = `session:${string}`;

/** The channel of a user, on all their devices. */
export const userChannel = (userId: string): ChannelName<'user'> => `user:${userId}`;

/** The connections of a session; see {@link SessionChannel}. */
export const sessionChannel = (sessionId: string): SessionChannel => `session:${sessionId}`;

/** The user of a channel; null for channels of other audiences. */
export const userOfChannel = (channel: string): string | null =>
  channel.startsWith('user:') ? channel.slice('user:'.length) : null;
