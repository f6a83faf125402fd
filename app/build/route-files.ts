import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { earlyInputFile } from './early-input.ts';

/** The path pattern of a page, and the source files of its layout, of its route and of the routes' own module. */
export interface RouteModules {
  pattern: string;
  modules: string[];
}

/** Matches the declaration of a function that imports a layout. */
const layoutLoader = /const (\w+) = loadOnce\(\(\) => import\('\.\/(layouts\/[\w-]+-route\.tsx)'\)\)/g;
/** Matches a layout or a page. A layout is imported directly, or loaded by a function that {@link layoutLoader} matches. */
const layoutOrPage =
  /import\('\.\/(layouts\/[\w-]+-route\.tsx)'\)|lazy: async \(\) => \(\{ Component: \(await (\w+)\(\)|\bpage\(\s*'([^']+)'[\s\S]*?import\('\.\/(routes\/[^']+)'\)/g;

const fileOf = (module: string) => new URL(`../src/${module}`, import.meta.url);
/** The module whose routes `routes.tsx` inserts by `...creatorRoutes`, and the folder of their pages. */
const creatorRoutes = { module: 'creator-routes.tsx', folder: '/creator/' };

/** Returns the source of `src/routes.tsx` with the routes that it inserts. */
export const readRoutes = (): string =>
  readFileSync(fileOf('routes.tsx'), 'utf8').replace(/^ *\.\.\.creatorRoutes,$/m, () =>
    readFileSync(fileOf(creatorRoutes.module), 'utf8'),
  );

/**
 * Reads the pages of `src/routes.tsx` in the order of the file. The layout of a page is the last layout before it.
 *
 * @throws if the syntax of a page is unknown, because the page's files would be missing from `routes.json`
 */
export function readRouteModules(source: string): RouteModules[] {
  const routes: RouteModules[] = [];
  const layoutOf = new Map([...source.matchAll(layoutLoader)].map(([, name = '', module = '']) => [name, module]));
  let layout: string | undefined;
  for (const [, imported, name, pattern, route] of source.matchAll(layoutOrPage)) {
    if (imported) layout = imported;
    else if (name) layout = layoutOf.get(name);
    else if (pattern && route) {
      const inserted = pattern.startsWith(creatorRoutes.folder) ? [creatorRoutes.module] : [];
      routes.push({ pattern, modules: [...(layout ? [layout] : []), ...inserted, route] });
    }
  }
  const expected = [...source.matchAll(/\bpage\(\s*'/g)].length;
  if (routes.length !== expected)
    throw new Error(`routes.tsx has ${expected} pages, but ${routes.length} were recognized.`);
  return routes;
}

/** The fields of a Rollup chunk that this plugin reads. */
interface Chunk {
  fileName: string;
  imports: string[];
  facadeModuleId: string | null;
  isEntry: boolean;
}

/**
 * Writes `routes.json`, which lists the files of each page and the files that all pages share. The server preloads them
 * in the page's head.
 */
export function routeFiles(): Plugin {
  return {
    name: 'route-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = new Map<string, Chunk>();
      for (const file of Object.values(bundle)) if (file.type === 'chunk') chunks.set(file.fileName, file);
      const closure = (fileName: string, seen = new Set<string>()): Set<string> => {
        if (seen.has(fileName)) return seen;
        seen.add(fileName);
        for (const next of chunks.get(fileName)?.imports ?? []) closure(next, seen);
        return seen;
      };
      const all = [...chunks.values()];
      // Excludes the entry that the host inlines into the page (`early-input.ts`), because no browser fetches it.
      const isFetched = ({ isEntry, fileName }: Chunk) => isEntry && fileName !== earlyInputFile;
      const first = all.filter(isFetched).flatMap(({ fileName }) => [...closure(fileName)]);
      const filesOf = (module: string) => {
        const chunk = all.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${module}`));
        return chunk ? [...closure(chunk.fileName)] : [];
      };
      const table = readRouteModules(readRoutes()).map(({ pattern, modules }) => ({
        pattern,
        files: [...new Set(modules.flatMap(filesOf))].filter((file) => !first.includes(file)),
      }));
      const fonts = Object.keys(bundle).filter((file) => /latin-(wght|700)-normal.*\.woff2$/.test(file));
      this.emitFile({
        type: 'asset',
        fileName: 'routes.json',
        source: JSON.stringify({ fonts, first, routes: table }),
      });
    },
  };
}
