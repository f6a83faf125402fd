// Finds the operations that the app calls.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OperationId, operations } from '@fanlight/sdk/operations';
import { callsIn } from './app-source.ts';

const repository = join(import.meta.dirname, '../..');

/** Returns the operations that the app calls. */
export function listWired(): OperationId[] {
  const files = globSync('app/src/**/*.{ts,tsx}', {
    cwd: repository,
    exclude: (file) => /\.(test|stories)\.|sample\.tsx$/.test(file),
  });
  const called = new Set(files.flatMap((file) => callsIn(readFileSync(join(repository, file), 'utf8'))));
  return (Object.keys(operations) as OperationId[]).filter((id) => called.has(id));
}
