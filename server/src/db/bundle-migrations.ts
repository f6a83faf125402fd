// Writes the migrations into a module, so that the engine finds them where there is no file system.
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
writeFileSync(
  new URL('../generated/migrations.ts', import.meta.url),
  `${head}${JSON.stringify(migrations, null, 2)};\n`,
);
