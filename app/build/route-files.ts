import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { earlyInputFile } from './early-input.ts';

/** An address pattern of the app, and the modules that it is loaded from: its layout and its route. */
export interface RouteModules {
  pattern: string;
  modules: string[];
}

const step =
  /import\('\.\/(layouts\/[\w-]+-route\.tsx)'\)|\bpage\(\s*'([^']+)'[\s\S]*?import\('\.\/(routes\/[^']+)'\)/g;

/**
 * Reads the addresses out of `src/routes.tsx`, in their order, each with the layout that stands above it.
 *
 * @throws when a page of it isn't understood, so that none is left without its files unnoticed
 */
export function readRouteModules(source: string): RouteModules[] {
  const routes: RouteModules[] = [];
  let layout: string | undefined;
  for (const [, nextLayout, pattern, route] of source.matchAll(step)) {
    if (nextLayout) layout = nextLayout;
    else if (pattern && route) routes.push({ pattern, modules: [...(layout ? [layout] : []), route] });
  }
  const expected = [...source.matchAll(/\bpage\(\s*'/g)].length;
  if (routes.length !== expected)
    throw new Error(`routes.tsx has ${expected} pages, and ${routes.length} were understood.`);
  return routes;
}

/** A chunk of the build, as far as it matters here. */
interface Chunk {
  fileName: string;
  imports: string[];
  facadeModuleId: string | null;
  isEntry: boolean;
}

/** Writes the files of each address into `routes.json`, and those that all begin with, so that the server can name them in the page. */
export function routeFiles(): Plugin {
  const routesFile = new URL('../src/routes.tsx', import.meta.url);
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
      // The entry that the host puts into the page is not fetched (`early-input.ts`).
      const isFetched = ({ isEntry, fileName }: Chunk) => isEntry && fileName !== earlyInputFile;
      const first = all.filter(isFetched).flatMap(({ fileName }) => [...closure(fileName)]);
      const filesOf = (module: string) => {
        const chunk = all.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${module}`));
        return chunk ? [...closure(chunk.fileName)] : [];
      };
      const table = readRouteModules(readFileSync(routesFile, 'utf8')).map(({ pattern, modules }) => ({
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
