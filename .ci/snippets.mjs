// Writes every snippet of the SDK's README and of the API reference into `.cache/snippets`. The repository's `tsc` run
// checks them, because a separate program would check the whole SDK again.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { callSnippet, eventSnippet } from '../openapi/docs/snippets.mjs';
import { bundleTo } from '../openapi/generate/bundle.mjs';
import { eventsOf, operationsOf, readContract } from '../openapi/generate/contract.mjs';

const folder = new URL('../.cache/snippets/', import.meta.url);

/** Names that snippets use without declaring them; a snippet may declare its own. */
const context = {
  client: `import('@fanlight/sdk').Client`,
  id: 'string',
  signal: 'AbortSignal',
  file: 'File',
  socket: '{ emit(name: string, data: unknown): void }',
  show: '(what: unknown) => void',
  suggestAnother: '() => void',
};

/**
 * A snippet as a module that imports the names of `context` which it does not declare.
 * @param {string} code
 */
function toModule(code) {
  const isDeclared = (/** @type {string} */ name) =>
    new RegExp(`(?:const|let|function) (?:\\{[^}]*)?\\b${name}\\b|import \\{[^}]*\\b${name}\\b`).test(code);
  const undeclared = Object.keys(context).filter((name) => !isDeclared(name));
  return `import { ${undeclared.join(', ')} } from './context.ts';\nvoid [${undeclared.join(', ')}];\n${code}\nexport {};\n`;
}

/**
 * The TypeScript snippets of a Markdown file, with their file extension.
 * @param {URL} file
 */
function readSnippets(file) {
  const found = [...readFileSync(file, 'utf8').matchAll(/```(tsx?)\n([\s\S]*?)```/g)];
  if (found.length === 0) throw new Error(`${file.pathname} has no snippets.`);
  return found.map(([, ending = '', code = '']) => ({ ending, code }));
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const write = (/** @type {string} */ name, /** @type {string} */ text) => writeFileSync(new URL(name, folder), text);
write(
  'context.ts',
  Object.entries(context)
    .map(([name, type]) => `export declare const ${name}: ${type};\n`)
    .join(''),
);
for (const [name, file] of Object.entries({ readme: '../sdk/README.md', intro: '../openapi/docs/intro.md' }))
  for (const [i, { ending, code }] of readSnippets(new URL(file, import.meta.url)).entries())
    write(`${name}-${i + 1}.${ending}`, toModule(code));
const bundle = new URL('openapi.json', folder).pathname;
await bundleTo(bundle);
const contract = readContract(bundle);
for (const operation of operationsOf(contract)) write(`${operation.id}.ts`, toModule(callSnippet(contract, operation)));
for (const event of eventsOf(contract))
  write(`${event.name.replaceAll('/', '-')}.ts`, toModule(eventSnippet(contract, event)));
