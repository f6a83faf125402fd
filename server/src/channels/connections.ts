import type { ClientEventName } from '@fanlight/sdk/events';
import type { Group } from '@fanlight/sdk/operations';
import { eventValidators } from '@fanlight/sdk/validators/events';
import type { Context, SessionViewer } from '../context.ts';
import { findCause } from '../db/errors.ts';
import { type Broadcast, DatabaseUnavailable, type WireEvent } from '../ports/index.ts';
import type { ClientConnection, ClientEventHandler, ClientEventsOf } from './client-events.ts';
import { createCounter } from './counter.ts';
import { type ChannelName, sessionChannel } from './names.ts';
import { createRooms } from './rooms.ts';

/** The side of the client in a connection. It is a socket, or a page that runs the engine itself. */
export interface ConnectionEnd {
  /** The token of the session; empty if there is none. `auth/login` can replace it. */
  token: string;
  /** Sends an event to the client. */
  send(event: WireEvent): void;
  /** Called when the server closes the connection, because the session has ended or the client has exceeded a limit. */
  close(): void;
}

/** An open connection. */
export interface Connection {
  /** Handles an event of the client, and returns the acknowledgement. Never throws. */
  receive(name: string, payload: unknown): Promise<{ success: boolean }>;
  /** Removes the connection after the client has closed it. */
  close(): void;
}

export interface ConnectionsOptions {
  broadcast: Broadcast;
  clientEvents: Partial<ClientEventsOf<Group>>;
  /** Returns the user of a token; null if the token is invalid. */
  findViewer(token: string): Promise<SessionViewer | null>;
  /** Returns the channels that each connection of a user joins. */
  listChannels(viewer: SessionViewer): Promise<ChannelName[]>;
  /** Whether a user can read a channel. */
  canRead(viewer: SessionViewer, channel: string): Promise<boolean>;
  /** Returns an event as a user may see it. */
  present(event: WireEvent, userId: string): WireEvent;
  /** Returns the channel that connections join when they receive an event. */
  channelJoinedBy(event: WireEvent): string | undefined;
  /** Returns the context of a client event. */
  contextOf(viewer: SessionViewer | null): Context;
  /** Returns the ids of valid sessions. */
  findValidSessions(sessionIds: string[]): Promise<ReadonlySet<string>>;
  /** Milliseconds between two retries while the database is unavailable; 500 by default. */
  retryMs?: number;
  log(error: unknown): void;
}

export interface Connections {
  connect(end: ConnectionEnd): Connection;
  /** Closes the connections whose session has ended or expired. While the database is unavailable, it closes none. */
  recheck(): Promise<void>;
  /** Stops sending events. */
  stop(): void;
}

interface OpenConnection extends ClientConnection {
  send(event: WireEvent): void;
  end(): void;
}

/** Maximum number of sessions in one query. */
const recheckBatch = 1000;

const isUnavailable = (error: unknown) => Boolean(findCause(error, DatabaseUnavailable));

/**
 * Creates the connections for realtime events over any transport (rule W6). They send events to the clients in a
 * channel, and handle client events.
 */
export function createConnections(options: ConnectionsOptions): Connections {
  const { broadcast, clientEvents, retryMs = 500, log } = options;
  const rooms = createRooms<OpenConnection>();
  const open = new Set<OpenConnection>();

  const unsubscribe = broadcast.subscribe((event) => {
    const joined = options.channelJoinedBy(event);
    for (const connection of rooms.membersOf(event.channel)) {
      if (joined) rooms.join(connection, joined);
      connection.send(connection.viewer ? options.present(event, connection.viewer.userId) : event);
      if (event.name === 'session/ended') connection.end();
    }
  });

  /** Retries a query while the database is unavailable. Returns undefined when `isWanted` becomes false. */
  async function retryWhileUnavailable<T>(query: () => Promise<T>, isWanted: () => boolean): Promise<T | undefined> {
    while (isWanted()) {
      try {
        const result = await query();
        return isWanted() ? result : undefined;
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, retryMs));
      }
    }
    return undefined;
  }

  function connect({ token: firstToken, send, close }: ConnectionEnd): Connection {
    let viewer: SessionViewer | null = null;
    let latestToken = '';
    const counters = new Map<string, () => boolean>();
    const remove = () => {
      open.delete(connection);
      rooms.leaveAll(connection);
    };
    const connection: OpenConnection = {
      get viewer() {
        return viewer;
      },
      async login(token) {
        latestToken = token;
        const found = await retryWhileUnavailable(
          async () => {
            const owner = token ? await options.findViewer(token) : null;
            return { owner, channels: owner ? await options.listChannels(owner) : [] };
          },
          () => open.has(connection) && latestToken === token,
        );
        if (!found) return false;
        rooms.leaveAll(connection);
        viewer = found.owner;
        if (viewer) rooms.join(connection, sessionChannel(viewer.sessionId));
        for (const channel of found.channels) rooms.join(connection, channel);
        return viewer !== null;
      },
      async join(channel) {
        const viewerAtStart = viewer;
        const isStillViewer = () => open.has(connection) && viewer === viewerAtStart;
        if (
          !viewerAtStart ||
          !(await retryWhileUnavailable(() => options.canRead(viewerAtStart, channel), isStillViewer))
        )
          return false;
        rooms.join(connection, channel);
        return true;
      },
      leave: (channel) => rooms.leave(connection, channel),
      send,
      end() {
        remove();
        close();
      },
    };
    /** Counts an event with this name. Returns whether the count is within the limit. */
    const isAllowed = (name: string, { limit }: ClientEventHandler<never>): boolean => {
      const counter = counters.get(name) ?? createCounter(limit.points, limit.seconds * 1000);
      counters.set(name, counter);
      return counter();
    };
    open.add(connection);
    if (firstToken) connection.login(firstToken).catch(log);
    return {
      async receive(name, payload) {
        if (!open.has(connection) || !Object.hasOwn(clientEvents, name)) return { success: false };
        // The cast is safe, because the validator with the same name validates the payload below.
        const handler = clientEvents[name as keyof typeof clientEvents] as ClientEventHandler<never>;
        if (!isAllowed(name, handler)) {
          connection.end();
          return { success: false };
        }
        const read = eventValidators[name as ClientEventName].safeParse(payload);
        if (!read.success) return { success: false };
        try {
          return {
            success: await handler.handle(connection, read.data as never, options.contextOf(connection.viewer)),
          };
        } catch (error) {
          log(error);
          return { success: false };
        }
      },
      close: remove,
    };
  }

  return {
    connect,
    async recheck() {
      const ids = [...new Set([...open].flatMap(({ viewer }) => viewer?.sessionId ?? []))];
      for (let start = 0; start < ids.length; start += recheckBatch) {
        const batch = new Set(ids.slice(start, start + recheckBatch));
        try {
          const valid = await options.findValidSessions([...batch]);
          for (const connection of [...open]) {
            const { sessionId = '' } = connection.viewer ?? {};
            if (batch.has(sessionId) && !valid.has(sessionId)) connection.end();
          }
        } catch (error) {
          if (!isUnavailable(error)) log(error);
        }
      }
    },
    stop: unsubscribe,
  };
}
