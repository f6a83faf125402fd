import type { ClientEventName } from '@fanlight/sdk/events';
import type { Group } from '@fanlight/sdk/operations';
import { eventValidators } from '@fanlight/sdk/validators/events';
import type { SessionViewer } from '../context.ts';
import { findCause } from '../db/errors.ts';
import { type Broadcast, DatabaseUnavailable, type WireEvent } from '../ports/index.ts';
import type { ClientConnection, ClientEventHandler, ClientEventsOf } from './client-events.ts';
import { createCounter } from './counter.ts';
import { type ChannelName, sessionChannel } from './names.ts';
import { createRooms } from './rooms.ts';

/** The other end of a connection: a socket, or a page that runs the engine itself. */
export interface ConnectionEnd {
  /** The token of the session; empty for none. `auth/login` may bring another one. */
  token: string;
  /** Takes an event to the client. */
  send(event: WireEvent): void;
  /** Closes the connection from this side: its session ended, or it sent too much. */
  close(): void;
}

/** A connection that is open. */
export interface Connection {
  /** Takes an event of the client; the answer is its acknowledgement. Never throws. */
  receive(name: string, payload: unknown): Promise<{ success: boolean }>;
  /** Forgets the connection: the client closed it. */
  close(): void;
}

/** What connections need to know. */
export interface ConnectionsOptions {
  broadcast: Broadcast;
  clientEvents: ClientEventsOf<Group>;
  /** Who a token belongs to; null for none. */
  findViewer(token: string): Promise<SessionViewer | null>;
  /** The channels that a person joins with each connection. */
  listChannels(viewer: SessionViewer): Promise<ChannelName[]>;
  /** Whether a person may read a channel. */
  canRead(viewer: SessionViewer, channel: string): Promise<boolean>;
  /** Which of these sessions stand. */
  findStanding(sessionIds: string[]): Promise<ReadonlySet<string>>;
  /** Milliseconds between tries to find a session while the database is unavailable; half a second where left out. */
  retryMs?: number;
  log(error: unknown): void;
}

/** The connections of clients to this process. */
export interface Connections {
  connect(end: ConnectionEnd): Connection;
  /** Closes connections whose session ended or expired without this process hearing of it. While the database is unavailable none is closed. */
  recheck(): Promise<void>;
  /** Sends nothing more. */
  stop(): void;
}

interface OpenConnection extends ClientConnection {
  send(event: WireEvent): void;
  end(): void;
}

/** Sessions that are looked for by one statement. */
const recheckBatch = 1000;

const isUnavailable = (error: unknown) => Boolean(findCause(error, DatabaseUnavailable));

/** Realtime on any transport (rule W6): who hears which channel, and what clients may say. */
export function createConnections(options: ConnectionsOptions): Connections {
  const { broadcast, clientEvents, retryMs = 500, log } = options;
  const rooms = createRooms<OpenConnection>();
  const open = new Set<OpenConnection>();

  const unsubscribe = broadcast.subscribe((event) => {
    for (const connection of rooms.membersOf(event.channel)) {
      connection.send(event);
      if (event.name === 'session/ended') connection.end();
    }
  });

  /** Waits for an unavailable database as long as the answer is wanted; undefined when it no longer is. */
  async function ask<T>(question: () => Promise<T>, isWanted: () => boolean): Promise<T | undefined> {
    while (isWanted()) {
      try {
        const answer = await question();
        return isWanted() ? answer : undefined;
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
    const forget = () => {
      open.delete(connection);
      rooms.leaveAll(connection);
    };
    const connection: OpenConnection = {
      get viewer() {
        return viewer;
      },
      async login(token) {
        latestToken = token;
        const found = await ask(
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
        if (!viewerAtStart || !(await ask(() => options.canRead(viewerAtStart, channel), isStillViewer))) return false;
        rooms.join(connection, channel);
        return true;
      },
      leave: (channel) => rooms.leave(connection, channel),
      send,
      end() {
        forget();
        close();
      },
    };
    /** Whether one more event of this name is within its limit. */
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
        // Each is typed by its own payload, which the validator of the same name has checked.
        const handler = clientEvents[name as keyof typeof clientEvents] as ClientEventHandler<never>;
        if (!isAllowed(name, handler)) {
          connection.end();
          return { success: false };
        }
        const read = eventValidators[name as ClientEventName].safeParse(payload);
        if (!read.success) return { success: false };
        try {
          return { success: await handler.handle(connection, read.data as never) };
        } catch (error) {
          log(error);
          return { success: false };
        }
      },
      close: forget,
    };
  }

  return {
    connect,
    async recheck() {
      const ids = [...new Set([...open].flatMap(({ viewer }) => viewer?.sessionId ?? []))];
      for (let start = 0; start < ids.length; start += recheckBatch) {
        const asked = new Set(ids.slice(start, start + recheckBatch));
        try {
          const standing = await options.findStanding([...asked]);
          for (const connection of [...open]) {
            const { sessionId = '' } = connection.viewer ?? {};
            if (asked.has(sessionId) && !standing.has(sessionId)) connection.end();
          }
        } catch (error) {
          if (!isUnavailable(error)) log(error);
        }
      }
    },
    stop: unsubscribe,
  };
}
