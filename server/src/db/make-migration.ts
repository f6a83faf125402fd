// Makes a migration from the schema and bundles it with the others. Its arguments are drizzle-kit's: npm hands them to the
// last command of a script, and runs no `post` script where install scripts are switched off.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const args = process.argv.slice(2);
const { values } = parseArgs({ args, strict: false, options: { name: { type: 'string' } } });
// Without a name drizzle-kit makes one up, which says nothing of what the migration does.
if (typeof values.name !== 'string' || !/^[a-z]+(_[a-z0-9]+)*$/.test(values.name)) {
  console.error('A migration is named by what it does: npm run migration -w @fanlight/server -- --name poll_end_index');
  process.exit(1);
}
const { status } = spawnSync('drizzle-kit', ['generate', ...args], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
await import('./bundle-migrations.ts');
