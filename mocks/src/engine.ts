import { type Client, createClient, memoryTokenStore } from '@fanlight/sdk';
import type { ServerEvent } from '@fanlight/sdk/events';
import type { RealtimeSource } from '@fanlight/sdk/realtime';
import { type BrowserOptions, createBrowserPorts, systemClock } from '@fanlight/server/browser';
import { type Connection, createEngine, type Engine } from '@fanlight/server/engine';
import { type HttpHandler, http } from 'msw';

/** The engine of the server, which runs inside a page. */
export interface Platform {
  engine: Engine;
  /** MSW handlers that pass all requests below `/api` to the engine. */
  handlers: HttpHandler[];
  /** Creates a client with its own session, so that several users can use the engine. */
  createClient(): Client;
  /** A source of the events of the engine, for `createRealtime({ source })`. */
  realtimeSource: RealtimeSource;
}

/** Creates a source of events for the user of the token. It needs no socket. The engine can close the connection. */
function sourceOf(engine: Engine): RealtimeSource {
  return async (firstToken, listeners, currentToken) => {
    let connection: Connection | undefined;
    const connect = () => {
      connection = engine.connect({
        token: currentToken() ?? firstToken,
        send: (event) => listeners.event(event as ServerEvent),
        close() {
          connection = undefined;
          listeners.disconnected();
          listeners.refused();
        },
      });
      queueMicrotask(() => connection && listeners.connected());
    };
    connect();
    return {
      send: async (name, payload) => void (await connection?.receive(name, payload)),
      close: () => connection?.close(),
      reconnect: connect,
    };
  };
}

/** Starts the engine in this page, in demo mode. */
export async function createPlatform(options: Omit<BrowserOptions, 'clock'>): Promise<Platform> {
  const { ports, persist } = await createBrowserPorts({ ...options, clock: systemClock });
  const { origin } = globalThis.location;
  const engine = await createEngine(ports, { mode: 'demo', strictResponses: false, origin });
  engine.start();
  /** Returns the response of the engine after its changes are stored. The effects of the changes are stored later. */
  const respond = async (request: Request) => {
    const response = await engine.fetch(request);
    if (request.method === 'GET') return response;
    await persist();
    void engine.settle().then(persist);
    return response;
  };
  return {
    engine,
    handlers: [http.all('/api/*', ({ request }) => respond(request))],
    createClient: () =>
      createClient({
        baseUrl: `${origin}/api`,
        handle: respond,
        token: memoryTokenStore(),
      }),
    realtimeSource: sourceOf(engine),
  };
}
