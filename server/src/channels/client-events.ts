import type { ClientEventName, ClientEvents, events } from '@fanlight/sdk/events';
import type { Group } from '@fanlight/sdk/operations';
import type { Context, SessionViewer } from '../context.ts';
import type { ActiveGroup } from '../contract.ts';
import type { RateLimit } from '../ports/index.ts';
import type { ChannelName } from './names.ts';

/** The connection that a handler of client events receives. */
export interface ClientConnection {
  /** The user who is logged in; null before `auth/login`. */
  readonly viewer: SessionViewer | null;
  /**
   * Leaves every channel, and joins the channels of the token's session. Retries while the database is unavailable,
   * because a refusal would log the client out. Stops if the connection is closed, or if the client sends another
   * token.
   *
   * @returns whether the token is valid
   */
  login(token: string): Promise<boolean>;
  /**
   * Joins a channel, whose events are then sent to the client.
   *
   * @returns whether the viewer can read the channel
   */
  join(channel: ChannelName): Promise<boolean>;
  /** Leaves a channel. */
  leave(channel: ChannelName): void;
}

/** Handles the client events of one name. Their payload was validated against the contract. */
export interface ClientEventHandler<N extends ClientEventName> {
  /** The rate limit of these events on one connection. A connection that exceeds it is closed. */
  limit: RateLimit;
  /** Returns whether the event has succeeded. The client receives the result as acknowledgement. */
  handle(connection: ClientConnection, payload: ClientEvents[N], context: Context): Promise<boolean>;
}

/** The client event handlers of a group: one for each of its events. */
export type ClientEventsOf<G extends Group> = {
  [N in ClientEventName as (typeof events)[N]['group'] extends G & ActiveGroup ? N : never]: ClientEventHandler<N>;
};
