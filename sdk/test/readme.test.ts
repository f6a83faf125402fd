import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
// Inside the repository, so that snippets find the packages that they name.
const folder = join(root, '.cache/readme');

/** What the snippets take for granted; each can have its own. */
const context = `import type { Client } from '@fanlight/sdk';
declare global {
  const client: Client;
  const id: string;
  const signal: AbortSignal;
  const file: File;
  function show(what: unknown): void;
}
`;

it('every snippet of the README is true: it compiles against the SDK', { timeout: 60_000 }, () => {
  const text = readFileSync(join(root, 'sdk/README.md'), 'utf8');
  const snippets = [...text.matchAll(/```(tsx?)\n([\s\S]*?)```/g)];
  expect(snippets.length).toBeGreaterThan(8);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [i, [, kind, code]] of snippets.entries())
    writeFileSync(join(folder, `snippet-${i + 1}.${kind}`), `${code}\nexport {};\n`);
  writeFileSync(join(folder, 'context.d.ts'), context);
  const config = { extends: '../../tsconfig.base.json', include: ['.'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const tsc = createRequire(import.meta.url)
    .resolve('typescript/package.json')
    .replace('package.json', 'bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' });
  expect(stdout).toBe('');
});
