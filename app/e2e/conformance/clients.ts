import { ApiError, type Client, createClient, memoryTokenStore } from '@fanlight/sdk';
import type { Page } from 'playwright/test';

/** The name of a client. Each client has its own session. */
export type ClientName = string;

/** The input of a call as JSON. A file is written as `{ file: base64, type }`. */
export interface CallInput {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body?: unknown;
}

/** The result of a call: the data of a response, the body of an error, or a description of a file. */
export interface Outcome {
  status: 'ok' | number;
  body: unknown;
}

/** The clients of one host of the platform, by their names. They call the host through the SDK. */
export interface HostClients {
  call(clientName: ClientName, route: string, input: CallInput): Promise<Outcome>;
  /** Makes all further calls of this client use a session token. */
  setSessionToken(clientName: ClientName, token: string): Promise<void>;
}

/** Replaces the descriptions of files in a body by blobs. */
function withFiles(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const fields = Object.entries(body).map(([name, value]) => {
    if (typeof value !== 'object' || value === null || !('file' in value)) return [name, value];
    const bytes = Uint8Array.from(atob(String(value.file)), (letter) => letter.charCodeAt(0));
    return [name, new Blob([bytes], { type: String((value as { type?: unknown }).type) })];
  });
  return Object.fromEntries(fields);
}

/** Calls an operation that is known only at run time. */
const callAny = (client: Client, route: string, options: object): Promise<unknown> =>
  client.call(route as never, options as never);

/** Returns clients that call the server over HTTP. */
export async function overHttp(origin: string): Promise<HostClients> {
  const clients = new Map<ClientName, Client>();
  const clientOf = (clientName: ClientName): Client => {
    const create = () => createClient({ baseUrl: `${origin}/api`, token: memoryTokenStore(), retry: { times: 0 } });
    const client = clients.get(clientName) ?? create();
    clients.set(clientName, client);
    return client;
  };
  return {
    async call(clientName, route, { params, query, body }) {
      try {
        const options = { params, query, body: withFiles(body) };
        const data = await callAny(clientOf(clientName), route, options);
        return { status: 'ok', body: data instanceof Blob ? { type: data.type, size: data.size } : data };
      } catch (error) {
        if (error instanceof ApiError) return { status: error.status, body: error.body };
        throw error;
      }
    },
    async setSessionToken(clientName, token) {
      clientOf(clientName).transport.token.set(token);
    },
  };
}

/**
 * Returns clients of a page, which call the engine that runs in the page. The input and the outcome of each call are
 * passed as JSON.
 */
export async function insidePage(page: Page): Promise<HostClients> {
  await page.evaluate(() => {
    const { fanlight } = window;
    if (!fanlight) throw new Error('This page does not run the platform.');
    const clientsByName: Record<string, Client> = {};
    const clientOf = (clientName: string) => {
      clientsByName[clientName] ??= fanlight.createClient();
      return clientsByName[clientName];
    };
    Object.assign(window, { clientOf });
  });
  type ClientsInPage = typeof window & { clientOf(clientName: string): Client };
  return {
    call: (clientName, route, input) =>
      page.evaluate(
        async ([nameInPage, operation, { params, query, body }]) => {
          const client = (window as ClientsInPage).clientOf(nameInPage);
          const bytesOf = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
          const fields = Object.entries((body ?? {}) as Record<string, unknown>).map(([name, value]) => {
            const { file, type } = (value ?? {}) as { file?: string; type?: string };
            return [name, file === undefined ? value : new Blob([bytesOf(file)], { type: type ?? '' })];
          });
          const isForm = typeof body === 'object' && body !== null && !Array.isArray(body);
          try {
            const options = { params, query, body: isForm ? Object.fromEntries(fields) : body };
            const data = await client.call(operation as never, options as never);
            const isFile = (value: unknown): value is Blob => value instanceof Blob;
            return { status: 'ok' as const, body: isFile(data) ? { type: data.type, size: data.size } : data };
          } catch (error) {
            const { status, body: errorBody } = error as { status?: number; body?: unknown };
            if (status === undefined) throw error;
            return { status, body: errorBody };
          }
        },
        [clientName, route, input] as const,
      ) as Promise<Outcome>,
    setSessionToken: (clientName, token) =>
      page.evaluate(
        ([nameInPage, secret]) => (window as ClientsInPage).clientOf(nameInPage).transport.token.set(secret),
        [clientName, token] as const,
      ),
  };
}
