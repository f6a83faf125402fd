import type { ClientEventName, ClientEvents, events } from '@fanlight/sdk/events';
import type { Group } from '@fanlight/sdk/operations';
import type { SessionViewer } from '../context.ts';
import type { ActiveGroup } from '../contract.ts';
import type { RateLimit } from '../ports/index.ts';
import type { ChannelName } from './names.ts';

/** A connection as handlers of client events see it. */
export interface ClientConnection {
  /** Who is logged in; null before `auth/login`. */
  readonly viewer: SessionViewer | null;
  /**
   * Leaves every channel, and joins those of the token's session. While the database is unavailable it keeps asking, because
   * a wrong answer would log the client out; it gives up once the connection is closed or sends another token.
   *
   * @returns whether the token belongs to somebody
   */
  login(token: string): Promise<boolean>;
  /**
   * Joins a channel: its events are sent from now on.
   *
   * @returns whether the viewer may read it
   */
  join(channel: ChannelName): Promise<boolean>;
  /** Leaves a channel. */
  leave(channel: ChannelName): void;
}

/** Hears one event of clients; its payload was checked against the contract. */
export interface ClientEventHandler<N extends ClientEventName> {
  /** How many of them one connection may send; beyond them it is closed. */
  limit: RateLimit;
  /** Answers whether it was done, which the client is told. */
  handle(connection: ClientConnection, payload: ClientEvents[N]): Promise<boolean>;
}

/** The client events of a group: exactly one handler for each, or it does not compile. Groups without a handler of an operation have none. */
export type ClientEventsOf<G extends Group> = {
  [N in ClientEventName as (typeof events)[N]['group'] extends G & ActiveGroup ? N : never]: ClientEventHandler<N>;
};
