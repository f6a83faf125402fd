// Reads from the modules of the app which components and operations they use, and which modules they import.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { OperationId } from '@fanlight/sdk/operations';
import { callsIn, importsIn, isOperation, namesIn } from '../contract/app-source.ts';

/** The things that one module of the app uses. */
interface Module {
  components: readonly string[];
  operations: readonly OperationId[];
  /** The files that it imports. */
  imports: readonly string[];
}

const dynamic = /import\('(\.[^']+)'\)/g;
const exported = /export\s+(?:type\s+)?\{([^}]*)\}\s+from '(\.[^']+)'/g;

/** The map of operations by the kind of payment. It names every operation that takes a payment. */
const allPayments = 'payment-operations.ts';

/** Returns the operations that the text of a module calls, or names as a text. */
const operationsIn = (text: string): OperationId[] => [
  ...callsIn(text),
  ...[...text.matchAll(/'(\w+)'/g)].map(([, name = '']) => name).filter(isOperation),
];

/** Returns the file that an index exports a name from; the index itself if it does not name it. */
function resolveExport(index: string, name: string): string {
  if (!index.endsWith('/index.ts') || !existsSync(index)) return index;
  for (const [, names = '', from = ''] of readFileSync(index, 'utf8').matchAll(exported))
    if (namesIn(names).includes(name)) return join(dirname(index), from);
  return index;
}

const modules = new Map<string, Module>();

/** Reads a module of the app. */
function readModule(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const lists = importsIn(text);
  const found: Module = {
    components: lists
      .filter(({ from }) => from.startsWith('@fanlight/components/'))
      .flatMap(({ names }) => names.filter((name) => /^[A-Z]/.test(name))),
    operations: file.endsWith(allPayments) ? [] : operationsIn(text),
    imports: [
      ...lists
        .filter(({ from }) => from.startsWith('.'))
        .flatMap(({ names, from }) => names.map((name) => resolveExport(join(dirname(file), from), name))),
      ...[...text.matchAll(dynamic)].map(([, from = '']) => join(dirname(file), from)),
    ],
  };
  modules.set(file, found);
  return found;
}

/** Parts of the app that every page uses. Their operations are not those of one page. */
const ofEveryPage = /\/app\/src\/(layouts|session|realtime|recording|captcha|install)\/|\/generated\//;

/** Returns a module and all modules of the app that it imports, directly or indirectly. */
export function readModules(file: string, seen = new Set<string>()): (Module & { file: string })[] {
  if (seen.has(file) || ofEveryPage.test(file)) return [];
  seen.add(file);
  const own = readModule(file);
  return [{ file, ...own }, ...own.imports.flatMap((imported) => readModules(imported, seen))];
}

/** A page of the app: its path, such as `/creator/payouts/{id}`, the key of its title, and its module. */
interface Page {
  path: string;
  title: string;
  file: string;
}

/** Returns the pages in the files that define the routes. */
export function readPages(app: string): Page[] {
  const route = /page\(\s*'([^']+)',\s*\{[^}]*?title: '(\w+)'[^}]*\},\s*\(\) => import\('([^']+)'\)/g;
  return ['routes.tsx', 'creator-routes.tsx'].flatMap((name) =>
    [...readFileSync(join(app, name), 'utf8').matchAll(route)].map(([, path = '', title = '', from = '']) => ({
      path: path.replaceAll(/:(\w+)\??/g, '{$1}'),
      title,
      file: join(app, from),
    })),
  );
}
