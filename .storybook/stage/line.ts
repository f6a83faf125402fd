import type { ServerEvent } from '@fanlight/sdk/events';
import type { RealtimeSource, SourceListeners } from '@fanlight/sdk/realtime';
import type { ConnectionState } from './protocol.ts';

const listeners = new Set<() => void>();

/** Calls the listener when the state of a line changes, or an event does not reach the page. */
export const onLines = (listener: () => void): void => void listeners.add(listener);

const notify = (): void => {
  for (const listener of listeners) listener();
};

/** A realtime connection that can be cut. */
export interface Line {
  readonly source: RealtimeSource;
  readonly state: ConnectionState;
  /** Whether a page has opened the connection. The pages of visitors do not open it. */
  readonly isOpen: boolean;
  /** The number of events that are still to be lost. */
  readonly eventsToLose: number;
  /** The events that did not reach the page, until it is connected again or gets another event, and then reads them. */
  readonly missed: readonly ServerEvent[];
  set(state: ConnectionState): void;
  /** Drops the next events although the connection is up, so that the client has to detect the gap. */
  lose(count: number): void;
}

/**
 * Wraps a source of events. Events that the source sends while the connection is not up are lost, as with a real
 * connection.
 */
export function createLine(source: RealtimeSource): Line {
  const open = new Set<SourceListeners>();
  let state: ConnectionState = 'connected';
  let eventsToLose = 0;
  let missed: ServerEvent[] = [];

  const announce = (listeners: SourceListeners): void => {
    if (state === 'connected') listeners.connected();
    else if (state === 'reconnecting') listeners.reconnecting();
    else listeners.disconnected();
  };
  return {
    get state() {
      return state;
    },
    get isOpen() {
      return open.size > 0;
    },
    get eventsToLose() {
      return eventsToLose;
    },
    get missed() {
      return missed;
    },
    async source(token, listeners, currentToken) {
      open.add(listeners);
      const cuttable: SourceListeners = {
        ...listeners,
        connected: () => announce(listeners),
        event(event) {
          const isLost = state === 'connected' && eventsToLose > 0;
          if (isLost) eventsToLose -= 1;
          const isDelivered = state === 'connected' && !isLost;
          missed = isDelivered ? [] : [...missed, event];
          if (isDelivered) listeners.event(event);
          notify();
        },
      };
      const connection = await source(token, cuttable, currentToken);
      return {
        ...connection,
        async send(...message) {
          if (state !== 'connected') throw new Error('There is no connection.');
          await connection.send(...message);
        },
        close() {
          open.delete(listeners);
          connection.close();
        },
      };
    },
    set(next) {
      if (next === state) return;
      // A client is notified of the attempt to reconnect before it succeeds.
      if (next === 'connected' && state === 'lost') for (const listeners of open) listeners.reconnecting();
      state = next;
      if (next === 'connected') missed = [];
      for (const listeners of [...open]) announce(listeners);
      notify();
    },
    lose(count) {
      eventsToLose += count;
    },
  };
}
