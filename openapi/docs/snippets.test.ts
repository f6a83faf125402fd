import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { bundleTo } from '../generate/bundle.mjs';
import { eventsOf, operationsOf, readContract } from '../generate/contract.mjs';
import { callSnippet, eventSnippet } from './snippets.mjs';

// Inside the repository, so that snippets find the packages that they name.
const folder = fileURLToPath(new URL('../../.cache/docs-snippets', import.meta.url));
const tsc = createRequire(new URL('../../package.json', import.meta.url)).resolve('typescript/package.json');

/** What the snippets take for granted; each can have its own. */
const context = `import type { Client } from '@fanlight/sdk';
declare global {
  const client: Client;
  const file: File;
  const socket: { emit(name: string, data: unknown): void };
  function show(what: unknown): void;
  function suggestAnother(): void;
}
`;

it('every snippet of the reference is true: it compiles against the SDK', { timeout: 60_000 }, async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await bundleTo(`${folder}/openapi.json`);
  const contract = readContract(`${folder}/openapi.json`);
  const write = (name: string, code: string) => writeFileSync(`${folder}/${name}.ts`, `${code}\nexport {};\n`);
  for (const operation of operationsOf(contract)) write(operation.id, callSnippet(contract, operation));
  for (const event of eventsOf(contract)) write(event.name.replaceAll('/', '-'), eventSnippet(contract, event));
  const intro = readFileSync(new URL('intro.md', import.meta.url), 'utf8');
  for (const [i, [, code = '']] of [...intro.matchAll(/```ts\n([\s\S]*?)```/g)].entries())
    write(`intro-${i + 1}`, code);
  writeFileSync(`${folder}/context.d.ts`, context);
  const config = { extends: '../../tsconfig.base.json', compilerOptions: { types: [] }, include: ['.'] };
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify(config));
  const program = tsc.replace('package.json', 'bin/tsc');
  const { stdout } = spawnSync(process.execPath, [program, '-p', folder], { encoding: 'utf8' });
  // What else may be wrong with the SDK is told by the check of types.
  expect(stdout.split('\n').filter((line) => line.includes('docs-snippets'))).toEqual([]);
});
