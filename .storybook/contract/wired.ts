// Finds the operations that the app calls, by the names that its modules import from the SDK.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OperationId, operations } from '@fanlight/sdk/operations';

const repository = join(import.meta.dirname, '../..');

/** Matches an import from the SDK. The first group contains the names. */
const sdkImport = /import\s+(?:type\s+)?\{([^}]*)\}\s+from '@fanlight\/sdk(?:\/(?:hooks|api))?'/g;

/** Returns the names that a module imports from the SDK, and the operations that it calls as `api.name`. */
function namesIn(text: string): string[] {
  const imported = [...text.matchAll(sdkImport)].flatMap(([, names = '']) => names.split(','));
  const called = [...text.matchAll(/\bapi\.(\w+)/g)].map(([, name = '']) => name);
  return [...imported.map((name) => name.replace('type ', '').trim()), ...called];
}

/**
 * Returns the names by which modules can call an operation: the operation itself, its hooks, the options of its query,
 * and its mutation key.
 */
function namesOf(id: OperationId): string[] {
  const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
  const queries = ['', 'Infinite'].flatMap((kind) => [`use${name}${kind}`, `get${name}${kind}QueryOptions`]);
  return [id, ...queries, `get${name}MutationKey`];
}

/** Returns the operations that the app calls. */
export function listWired(): OperationId[] {
  const files = globSync('app/src/**/*.{ts,tsx}', {
    cwd: repository,
    exclude: (file) => /\.(test|stories)\.|sample\.tsx$/.test(file),
  });
  const names = new Set(files.flatMap((file) => namesIn(readFileSync(join(repository, file), 'utf8'))));
  return (Object.keys(operations) as OperationId[]).filter((id) => namesOf(id).some((name) => names.has(name)));
}
