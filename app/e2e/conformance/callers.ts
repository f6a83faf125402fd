import { ApiError, api, type Client, callAny, createClient, memoryTokenStore, type Route } from '@fanlight/sdk';
import type { Page } from 'playwright/test';

/** Who makes a call. */
export type Person = 'nobody' | 'fan' | 'performer';

/** What goes into a call: as JSON, a file being `{ file: base64, type }`. */
export interface CallInput {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body?: unknown;
}

/** What came of a call: the data of an answer, the body of a failure, or what is known of a file. */
export interface Outcome {
  status: 'ok' | number;
  body: unknown;
}

/** One host of the platform, reached through the SDK. */
export interface Caller {
  call(person: Person, route: string, input: CallInput): Promise<Outcome>;
}

/** Logins of the demo world, for those who have one. */
export const logins = { fan: 'noor', performer: 'mara.clay' } as const;
const password = 'fanlight-demo';

/** A file field of a call, as bytes. */
function withFiles(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const fields = Object.entries(body).map(([name, value]) => {
    if (typeof value !== 'object' || value === null || !('file' in value)) return [name, value];
    const bytes = Uint8Array.from(atob(String(value.file)), (letter) => letter.charCodeAt(0));
    return [name, new Blob([bytes], { type: String((value as { type?: unknown }).type) })];
  });
  return Object.fromEntries(fields);
}

/** The server, over HTTP. */
export async function overHttp(origin: string): Promise<Caller> {
  const make = () => createClient({ baseUrl: `${origin}/api`, token: memoryTokenStore(), retry: { times: 0 } });
  const clients: Record<Person, Client> = { nobody: make(), fan: make(), performer: make() };
  for (const person of ['fan', 'performer'] as const) {
    const body = { credentials: logins[person], password, remember: true };
    clients[person].transport.token.set((await clients[person].call(api.login, { body })).token);
  }
  return {
    async call(person, route, { params, query, body }) {
      try {
        const data = await callAny<unknown>(clients[person], route as Route, { params, query, body: withFiles(body) });
        return { status: 'ok', body: data instanceof Blob ? { type: data.type, size: data.size } : data };
      } catch (error) {
        if (error instanceof ApiError) return { status: error.status, body: error.body };
        throw error;
      }
    },
  };
}

/** The engine in a page, by clients of that page. Calls and outcomes cross into it as JSON. */
export async function insidePage(page: Page): Promise<Caller> {
  await page.evaluate(
    async ([accounts, secret]) => {
      const { fanlight } = window;
      if (!fanlight) throw new Error('This page has no platform in it.');
      const make = () => fanlight.createClient();
      const people = { nobody: make(), fan: make(), performer: make() };
      for (const person of ['fan', 'performer'] as const)
        await fanlight.login(people[person], { credentials: accounts[person], password: secret, remember: true });
      Object.assign(window, { people });
    },
    [logins, password] as const,
  );
  return {
    call: (person, route, input) =>
      page.evaluate(
        async ([who, operation, { params, query, body }]) => {
          const { fanlight, people } = window as typeof window & { people: Record<string, Client> };
          const client = people[who];
          if (!fanlight || !client) throw new Error('This page has no platform in it.');
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
            const { status, body: said } = error as { status?: number; body?: unknown };
            if (status === undefined) throw error;
            return { status, body: said };
          }
        },
        [person, route, input] as const,
      ) as Promise<Outcome>,
  };
}
