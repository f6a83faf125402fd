import type { events, ServerEventName } from '@fanlight/sdk/events';

/** An audience of events (`x-audience`). Each audience has its own kind of channel. */
export type Audience = (typeof events)[ServerEventName]['audience'];

/** The name of a channel: its audience and an id, such as `user:<id>`. */
export type ChannelName<A extends Audience = Audience> = { [K in A]: `${K}:${string}` }[A];

/** The channels to which an event can be published, which are those of its audience. */
export type ChannelOf<N extends ServerEventName> = ChannelName<(typeof events)[N]['audience']>;

/** The channel of one session, for the event `session/ended` (rule P3). Its events are not stored. */
export type SessionChannel = `session:${string}`;

/** Returns the channel of a user, which all devices of the user join. */
export const userChannel = (userId: string): ChannelName<'user'> => `user:${userId}`;

export const sessionChannel = (sessionId: string): SessionChannel => `session:${sessionId}`;

/** Returns the id of the user to whom a channel belongs; null for channels of other audiences. */
export const userOfChannel = (channel: string): string | null =>
  channel.startsWith('user:') ? channel.slice('user:'.length) : null;
