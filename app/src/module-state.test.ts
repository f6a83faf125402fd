import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/**
 * Modules that may have state, with the reason why it belongs to no viewer. State of a viewer is in `Services`
 * (`create-app.ts`).
 */
const allowed: Record<string, string> = {
  'app/src/main.tsx': 'the entry of the browser, which creates the app of the page',
  'app/src/groups/payments/stripe-form.tsx': 'the library of Stripe, by key',
  'app/src/install/offer.ts': 'the offer that the browser makes to the page',
  'app/src/site.ts': "the site's data in the storage of the browser; never set in SSR",
  'app/src/ssr/host-data.ts': 'the settings that the host sends for every page',
  'app/src/ssr/page-ready.tsx': 'whether the page in the browser is ready',
  'app/src/ssr/translator.ts': 'the messages of each language',
  'app/src/ssr/worker.ts': 'the renders of the worker and their calls, by id',
  'sdk/src/response-events.ts': 'the events that each response names',
  'sdk/src/covered-events.ts': 'the events of each query client',
  'sdk/src/format.ts': 'formatters, by language and options',
  'sdk/src/hook-transport.ts': 'the client of each query client',
  'sdk/src/realtime/fetching-queries.ts': 'the changes of each query during its fetch',
};

/**
 * Matches declarations at the start of a line, which formatted code has only in modules: variables, collections, and
 * objects that belong to one viewer.
 */
const state =
  /^(?:export )?(?:let |var |const [^=]+ = (?:new (?:Map|Set|WeakMap|WeakSet|QueryClient)\b|create(?:Client|QueryClient|Transport|Realtime|App|PageApp|BrowserRouter)\())/m;

const hasState = (text: string): boolean => state.test(text);

const sources = ['app/src', 'sdk/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$|(^|[/-])sample\.tsx$/.test(file))
    .map((file) => `${folder}/${file}`),
);

describe('state of modules', () => {
  it.each([
    'let session = null;',
    'export let origin: string | undefined;',
    "const client = createClient({ baseUrl: '/api' });",
    'export const queryClient: QueryClient = createQueryClient({ client });',
    'const clients = new Map<string, Client>();',
  ])('is detected in `%s`', (line) => {
    expect(hasState(`import { a } from 'b';\n\n${line}\n`)).toBe(true);
  });

  it('never belongs to a viewer in the app and the SDK, because SSR renders for several viewers with the same modules', () => {
    const withState = sources.filter((file) => hasState(readFileSync(join(root, file), 'utf8')));
    expect(sources.length).toBeGreaterThan(250);
    expect(withState.sort()).toEqual(Object.keys(allowed).sort());
  });
});
