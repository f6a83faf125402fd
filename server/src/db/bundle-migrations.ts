// Writes the migrations into a module, so that the engine can apply them without a file system. With `--check`, it
// writes nothing, and fails if the module is not current.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const folder = new URL('./migrations/', import.meta.url);
const migrations = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .map((name) => ({
    name: name.replace('.sql', ''),
    statements: readFileSync(new URL(name, folder), 'utf8')
      .split('--> statement-breakpoint')
      .map((statement) => statement.trim())
      .filter(Boolean),
  }));
const head = `// Generated from db/migrations by \`npm run migration -w server\`. Do not edit.

/** Every migration, in order. */
export const migrations: readonly { name: string; statements: readonly string[] }[] = `;
const target = new URL('../generated/migrations.ts', import.meta.url);
const text = `${head}${JSON.stringify(migrations, null, 2)};\n`;
if (!process.argv.includes('--check')) writeFileSync(target, text);
else if (readFileSync(target, 'utf8') !== text) {
  console.error('server/src/generated/migrations.ts differs from the migrations in server/src/db/migrations.');
  console.error('Run "npm run bundle-migrations -w @fanlight/server" and commit the changes.');
  process.exitCode = 1;
}
