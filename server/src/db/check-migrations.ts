// `npm run check:migrations`: checks that the migrations result in the schema, and that the bundled migrations are
// current.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const server = fileURLToPath(new URL('../..', import.meta.url));
const migrations = join(server, 'src/db/migrations');
const isMigration = (name: string) => name.endsWith('.sql');

// drizzle-kit compares the schema with the last migration in the folder, and writes to the same folder. It gets a copy
// of the folder, so that the check changes nothing.
const copy = mkdtempSync(join(tmpdir(), 'fanlight-migrations-'));
try {
  cpSync(migrations, copy, { recursive: true });
  const schema = ['--dialect', 'postgresql', '--schema', './src/db/schema/index.ts'];
  // Standard input is closed. Otherwise drizzle-kit would ask whether a column is new or renamed, and wait for input.
  const { status, stdout, stderr } = spawnSync(
    'drizzle-kit',
    ['generate', ...schema, '--out', relative(server, copy), '--name', 'missing'],
    { cwd: server, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const migrationFiles = new Set(readdirSync(migrations));
  const missing = readdirSync(copy).filter((name) => isMigration(name) && !migrationFiles.has(name));
  const isCurrent = status === 0 && missing.length === 0 && stdout.includes('No schema changes');
  if (!isCurrent) {
    console.error('The migrations do not produce the schema (server/src/db/schema). Missing:');
    console.error(missing.map((name) => readFileSync(join(copy, name), 'utf8')).join('\n') || `${stdout}${stderr}`);
    console.error('Run "npm run migration -w @fanlight/server -- --name what_it_does" and commit its output.');
    process.exitCode = 1;
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
process.argv.push('--check');
await import('./bundle-migrations.ts');
