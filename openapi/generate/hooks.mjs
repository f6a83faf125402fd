// Rewrites the hooks that orval generates. TanStack Query passes its query client to query and mutation functions.
// These must call the API with the SDK client of that query client, for which orval has no option. The SDK client is
// not in a module variable, because all viewers whose pages a server renders would then share one client. The function
// that adds the query key to a result is replaced by that of `sdk/src/query-key.ts`.
import fs from 'node:fs';
import path from 'node:path';

/** The patterns and their replacements. Every query and mutation function matches one pattern of each pair. */
const REPLACEMENTS = [
  [/(const queryFn: .* = )\(\{ signal(, pageParam)? \}\)/g, '$1({ client, signal$2 })'],
  [/\brequestOptions, signal\)/g, 'withTransport(client, requestOptions), signal)'],
  [/(const mutationFn: .* = )\(props\) =>/g, '$1(props, { client }) =>'],
  [/(const mutationFn: .* = )\(\) =>/g, '$1(_variables, { client }) =>'],
  [/^(\s+return {2}\w+\(.*\b)requestOptions\)$/gm, '$1withTransport(client, requestOptions))'],
  [/^import \{ (\w+(?:, \w+)*) \} from '([./]+\/hook-transport\.ts)';$/m, "import { $1, withTransport } from '$2';"],
];

/** The function that orval writes into each file with queries. */
const QUERY_KEY_FUNCTION = /^const withQueryKey = [\s\S]*?^\};\n/m;
const IMPORT = /^import \{ .+ \} from '([./]+)\/hook-transport\.ts';$/m;

const count = (text, pattern) => text.match(pattern)?.length ?? 0;

function withClient(file, text) {
  const result = REPLACEMENTS.reduce((done, [pattern, replacement]) => done.replace(pattern, replacement), text);
  const functions = count(text, /const (?:queryFn|mutationFn): /g);
  const calls = count(result, /withTransport\(client, requestOptions\)/g);
  const parameters = count(result, /= \((?:\{ client, signal|(?:props|_variables), \{ client \})/g);
  if (functions !== calls || functions !== parameters)
    throw new Error(`${file}: ${functions} functions, but ${calls} calls with the client. Has orval's output changed?`);
  return result;
}

function withSharedQueryKey(file, text) {
  if (!text.includes('withQueryKey')) return text;
  const result = text
    .replace(QUERY_KEY_FUNCTION, '')
    .replace(IMPORT, "$&\nimport { withQueryKey } from '$1/query-key.ts';");
  if (/const withQueryKey\b/.test(result) || !result.includes('/query-key.ts'))
    throw new Error(`${file}: withQueryKey was not replaced. Has orval's output changed?`);
  return result;
}

/** Rewrites the hooks of every group below a folder. */
export function finishHooks(folder) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const file = path.join(folder, entry.name, `${entry.name}.ts`);
    fs.writeFileSync(file, withSharedQueryKey(file, withClient(file, fs.readFileSync(file, 'utf8'))));
  }
}
