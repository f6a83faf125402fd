// Writes every snippet in the README of the SDK and in the API reference to `.cache/snippets`. The `tsc` run of the
// repository checks them, because a separate program would check the whole SDK again.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { callSnippet, eventSnippet } from '../openapi/docs/snippets.mjs';
import { bundleTo } from '../openapi/generate/bundle.mjs';
import { eventsOf, operationsOf, readContract } from '../openapi/generate/contract.mjs';

const folder = new URL('../.cache/snippets/', import.meta.url);

/** Names that snippets use without declaring them. A snippet may declare its own. */
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
 * Returns a snippet as a module. The module imports those names of `context` that the snippet does not declare.
 *
 * @param {string} code
 */
function toModule(code) {
  const isDeclared = (/** @type {string} */ name) =>
    new RegExp(`(?:const|let|function) (?:\\{[^}]*)?\\b${name}\\b|import \\{[^}]*\\b${name}\\b`).test(code);
  const undeclared = Object.keys(context).filter((name) => !isDeclared(name));
  return `import { ${undeclared.join(', ')} } from './context.ts';\nvoid [${undeclared.join(', ')}];\n${code}\nexport {};\n`;
}

/**
 * Returns the TypeScript snippets in a Markdown file, with the file extension of each.
 *
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
