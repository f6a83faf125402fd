// Creates the calls of the SDK that the reference shows.
import { resolve } from '../generate/contract.mjs';
import { callOf, FILE, sampleOf } from './sample.mjs';

/** The number of characters per line that the reader shows without scrolling. */
const WIDTH = 58;

/** Quotes a text in the style of this repository, which is single quotes, unless they need an escape. */
const quoted = (text) =>
  text.includes("'") ? JSON.stringify(text) : `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"')}'`;
const key = (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name));

/** Returns a value as a TypeScript literal. It is on one line if it fits, and otherwise has one entry per line. */
export function literal(value, indent = '') {
  if (value === FILE) return 'file';
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const entries = isList
    ? value.map((item) => literal(item, inner))
    : Object.entries(value).map(([name, item]) =>
        item === FILE && name === 'file' ? 'file' : `${key(name)}: ${literal(item, inner)}`,
      );
  const [open, close] = isList ? '[]' : '{}';
  if (!entries.length) return open + close;
  const line = isList ? `[${entries.join(', ')}]` : `{ ${entries.join(', ')} }`;
  if (indent.length + line.length <= WIDTH && !line.includes('\n')) return line;
  return `${open}\n${entries.map((entry) => `${inner}${entry},\n`).join('')}${indent}${close}`;
}

/** The address of `npm start`. The page replaces it by its own address (start.js). */
const BASE_URL = "baseUrl: 'http://127.0.0.1:4173/api'";

/** Returns the creation of the client in a snippet. It has a token if the operation reads one. */
function clientOf({ viewer }) {
  if (viewer === 'none')
    return ["import { api, createClient } from '@fanlight/sdk';", '', `const client = createClient({ ${BASE_URL} });`];
  return [
    "import { api, createClient, memoryTokenStore } from '@fanlight/sdk';",
    '',
    'const client = createClient({',
    `  ${BASE_URL},`,
    "  token: memoryTokenStore('your token'),",
    '});',
  ];
}

/** After a login, the client stores the token. */
const loginSnippet = (credentials) =>
  [
    "import { api, createClient, login } from '@fanlight/sdk';",
    '',
    `const client = createClient({ ${BASE_URL} });`,
    `await login(client, ${literal(credentials)});`,
    'const me = await client.call(api.getMe);',
  ].join('\n');

/** Returns a call such as `await client.call(api.tipPerformer, { … })`, with the examples of the contract. */
export function callSnippet(document, operation) {
  const call = callOf(document, operation);
  const options = Object.fromEntries(Object.entries(call).filter(([, part]) => part !== undefined));
  const hasOptions = Object.keys(options).length > 0;
  if (operation.id === 'login') return loginSnippet(options.body);
  const target = `client.call(api.${operation.id}${hasOptions ? `, ${literal(options)}` : ''})`;
  const result =
    operation.response === 'binary' ? 'const blob = ' : operation.response === 'json' ? 'const result = ' : '';
  return [...clientOf(operation), `${result}await ${target};`].join('\n');
}

/** Returns code that receives an event, or that sends it over a socket without the SDK. */
export function eventSnippet(document, event) {
  const schema = document.components.schemas[event.payload];
  if (event.direction === 'client')
    return `socket.emit(${quoted(event.name)}, ${literal(sampleOf(document, schema))});`;
  const fields = Object.keys(resolve(document, schema).properties ?? {}).slice(0, 2);
  return [
    "import { createRealtime } from '@fanlight/sdk/realtime';",
    '',
    'const realtime = createRealtime({ client });',
    `realtime.on(${quoted(event.name)}, ({ data }) => {`,
    `  console.log(${fields.map((name) => `data.${name}`).join(', ')});`,
    '});',
    'await realtime.open();',
  ].join('\n');
}
