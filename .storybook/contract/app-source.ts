// Reads from the source of a module of the app what it imports, and which operations it calls.
import { type OperationId, operations } from '@fanlight/sdk/operations';

/** The names that a module imports from another one. */
interface NamedImport {
  names: string[];
  from: string;
}

/** Matches an import of names, such as `import { type A, B } from './b.ts'`. */
const namedImport = /import\s+(?:type\s+)?\{([^}]*)\}\s+from '([^']+)'/g;

/** Returns the names in the braces of an import or an export. */
export const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.replace(/^\s*type\s+/, '').trim())
    .filter(Boolean);

/** Returns the imports of names in a source. */
export const importsIn = (source: string): NamedImport[] =>
  [...source.matchAll(namedImport)].map(([, names = '', from = '']) => ({ names: namesIn(names), from }));

const ids = new Set<string>(Object.keys(operations));
export const isOperation = (name: string): name is OperationId => ids.has(name);

/** Returns the operation that a name from the SDK calls, such as `getWallet` for `useGetWallet`. */
function operationOf(name: string): OperationId | undefined {
  const [, hook = ''] = /^(?:use|get)([A-Z]\w*?)(?:Infinite)?(?:QueryOptions|MutationKey)?$/.exec(name) ?? [];
  const id = `${hook.charAt(0).toLowerCase()}${hook.slice(1)}`;
  return [name, id].find(isOperation);
}

/** Returns the operations that a source calls: by names that it imports from the SDK, and as `api.name`. */
export function callsIn(source: string): OperationId[] {
  const imported = importsIn(source).flatMap(({ names, from }) =>
    /^@fanlight\/sdk(\/(hooks|api))?$/.test(from) ? names : [],
  );
  const called = [...source.matchAll(/\bapi\.(\w+)/g)].map(([, name = '']) => name);
  return [...imported, ...called].map(operationOf).filter((id) => id !== undefined);
}
