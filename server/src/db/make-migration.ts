// Makes a migration from the schema and bundles it with the others. Its arguments, such as `--name`, are drizzle-kit's: npm
// hands them to the last command of a script, and runs no `post` script where install scripts are switched off.
import { spawnSync } from 'node:child_process';

const { status } = spawnSync('drizzle-kit', ['generate', ...process.argv.slice(2)], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
await import('./bundle-migrations.ts');
