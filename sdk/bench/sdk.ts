// `npm run bench -- sdk` measures the size of the built package in a page, and the duration of a call on a network that
// responds immediately. It compares both with other clients in the same run. Its lines end with `(limit LIMIT) ok` or
// `over`.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import axios from 'axios';
import { build } from 'esbuild';
import createFetchClient from 'openapi-fetch';
import { rolldown } from 'rolldown';
import type { paths } from '../src/generated/schema.ts';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const external = ['react', 'react/jsx-runtime', '@tanstack/react-query', 'socket.io-client', 'zod', 'zod/mini'];
let isWithin = true;

function say(name: string, value: number, unit: string, limit: number, digits: number): void {
  const isOk = value <= limit;
  isWithin &&= isOk;
  console.log(`${name}: ${value.toFixed(digits)} ${unit} (limit ${limit.toFixed(digits)}) ${isOk ? 'ok' : 'over'}`);
}

const kilobytes = (code: string): number => gzipSync(code, { level: 9 }).length / 1000;

/**
 * Returns the gzipped kB that a page with this code loads first, if it is bundled by rolldown (the bundler of Vite).
 * Lazy chunks do not count.
 */
async function weigh(code: string): Promise<number> {
  const entry = join(dist, 'entry.js');
  const plugin = {
    name: 'entry',
    resolveId: (id: string) => (id === entry ? { id, moduleSideEffects: true } : undefined),
    load: (id: string) => (id === entry ? code : undefined),
  };
  const bundle = await rolldown({ input: entry, external, plugins: [plugin], logLevel: 'silent', platform: 'browser' });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  const first = new Set<string>();
  const add = (name: string): void => {
    const chunk = output.find((one) => one.fileName === name);
    if (chunk?.type !== 'chunk' || first.has(chunk.code)) return;
    first.add(chunk.code);
    chunk.imports.forEach(add);
  };
  add(output[0].fileName);
  return [...first].reduce((sum, text) => sum + kilobytes(text), 0);
}

/** Returns the same size if the code is bundled by esbuild. */
async function weighByEsbuild(code: string): Promise<number> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: dist, sourcefile: 'entry.js' },
    ...{ bundle: true, splitting: true, minify: true, write: false, metafile: true, format: 'esm', external },
    outdir: dist,
  });
  const entry = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint);
  const outputs = [
    entry?.[0],
    ...(entry?.[1].imports ?? []).filter((one) => one.kind === 'import-statement').map((one) => one.path),
  ];
  const names = outputs.flatMap((name) => (name ? [join(process.cwd(), name)] : []));
  return outputFiles.filter((file) => names.includes(file.path)).reduce((sum, file) => sum + kilobytes(file.text), 0);
}

async function weights(): Promise<void> {
  const use = 'createClient({ baseUrl: "https://fanlight.example/api" })';
  const program = `import { api, createClient } from './index.js'; ${use}.call(api.getMe).then(console.log);`;
  say('client with one operation', await weigh(program), 'kB gz', 4, 2);
  const namedImports = `import { createClient } from './index.js'; import { getMe } from './generated/api.js'; ${use}.call(getMe).then(console.log);`;
  say('client with one operation, by esbuild', await weighByEsbuild(namedImports), 'kB gz', 4, 2);
  const imports = (hooks: string) =>
    `import { createClient } from './index.js'; import { ${hooks} } from './hooks.js';`;
  const me = 'export const Me = () => useGetMe().data;';
  const setUp = `import { QueryClient } from '@tanstack/react-query'; export const queryClient = new QueryClient(); setClient(queryClient, ${use});`;
  say('client with one hook', await weigh(`${imports('setClient, useGetMe')} ${setUp} ${me}`), 'kB gz', 3.6, 2);
  const created = `export const queryClient = createQueryClient({ client: ${use} });`;
  const withDefaults = await weigh(`${imports('createQueryClient, useGetMe')} ${created} ${me}`);
  say('client with one hook and the query client of the SDK', withDefaults, 'kB gz', 4.1, 2);
  const folder = join(dist, 'generated/validators');
  const groups = readdirSync(folder, { withFileTypes: true }).filter((item) => item.isDirectory());
  const sizes: [size: number, group: string][] = [];
  for (const { name } of groups)
    sizes.push([await weigh(`export * from './generated/validators/${name}/${name}.js';`), name]);
  const [size, largest] = sizes.sort(([a], [b]) => b - a)[0] ?? [Number.NaN, ''];
  say(`validators of one group, the largest of ${groups.length} (${largest})`, size, 'kB gz', 1.5, 2);
}

const baseUrl = 'https://fanlight.example/api';
const token = 'a'.repeat(43);
const answer = JSON.stringify({ data: { _id: '0193f2a4c1d07b3e5a918c42', name: 'Noor Haddad', username: 'noor' } });
const network = async (): Promise<Response> =>
  new Response(answer, { headers: { 'Content-Type': 'application/json; charset=utf-8' } });

/**
 * Returns functions that make the same call by several clients. The call has one path parameter, one query parameter,
 * and the token.
 */
async function callers(): Promise<Record<string, () => Promise<unknown>>> {
  const sdk: typeof import('../src/index.ts') = await import(join(dist, 'index.js'));
  const store = sdk.memoryTokenStore(token);
  const options = { params: { username: 'mara.clay' }, query: { limit: 20 } };
  const client = sdk.createClient({ baseUrl, token: store });
  const injected = sdk.createClient({ baseUrl, token: store, handle: network });
  const headers = { Authorization: token };
  const openapi = createFetchClient<paths>({ baseUrl, headers });
  const parameters = { path: options.params, query: options.query };
  const other = axios.create({ baseURL: baseUrl, headers, adapter: 'fetch' });
  return {
    sdk: () => client.call(sdk.api.listPerformerFeeds, options),
    'sdk with a handle of its own': () => injected.call(sdk.api.listPerformerFeeds, options),
    'openapi-fetch': async () =>
      (await openapi.GET('/user/feeds/search/{username}', { params: parameters })).data?.data,
    'plain fetch': async () =>
      (await (await fetch(`${baseUrl}/user/feeds/search/mara.clay?limit=20`, { headers })).json()).data,
    axios: async () => (await other.get('/user/feeds/search/mara.clay', { params: options.query })).data.data,
  };
}

const ROUNDS = 400;
const WARM_UP = 50;
const CALLS = 25;

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** Returns the microseconds per call of each client in each round. The order of the clients changes in each round. */
async function timings(of: Record<string, () => Promise<unknown>>): Promise<Record<string, number[]>> {
  const names = Object.keys(of);
  const times: Record<string, number[]> = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    for (let i = 0; i < names.length; i++) {
      const name = names[(i + round + WARM_UP) % names.length] ?? '';
      const from = performance.now();
      for (let call = 0; call < CALLS; call++) await of[name]?.();
      if (round >= 0) times[name]?.push(((performance.now() - from) * 1000) / CALLS);
    }
  }
  return times;
}

async function costs(): Promise<void> {
  globalThis.fetch = network;
  const times = await timings(await callers());
  for (const [name, values] of Object.entries(times)) console.log(`a call by ${name}: ${median(values).toFixed(1)} µs`);
  const { 'openapi-fetch': baseline = [] } = times;
  const ratio = (name: string): number => median((times[name] ?? []).map((value, i) => value / (baseline[i] ?? 0)));
  // With `handle`, the client also creates a `Request` and a time limit. openapi-fetch alone does neither.
  console.log(
    `a call with a handle of its own: ${ratio('sdk with a handle of its own').toFixed(2)} times openapi-fetch`,
  );
  say('a call against openapi-fetch alone', ratio('sdk'), 'times', 1.2, 2);
}

await weights();
await costs();
process.exit(isWithin ? 0 : 1);
