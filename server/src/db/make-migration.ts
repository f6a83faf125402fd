// Generates a migration from the schema, and bundles all migrations. Passes its arguments to drizzle-kit. It is one
// program, because npm passes arguments only to the last command of a script, and may be configured not to run `post`
// scripts.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const args = process.argv.slice(2);
const { values } = parseArgs({ args, strict: false, options: { name: { type: 'string' } } });
// Without a name drizzle-kit generates a random one.
if (typeof values.name !== 'string' || !/^[a-z]+(_[a-z0-9]+)*$/.test(values.name)) {
  console.error('Name the migration by what it does: npm run migration -w @fanlight/server -- --name poll_end_index');
  process.exit(1);
}
const { status } = spawnSync('drizzle-kit', ['generate', ...args], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
await import('./bundle-migrations.ts');
