import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';

/** Changes that may affect every story. */
const global = [
  /^\.storybook\/(?!visual\/|tests\/|docs\/|search\/|manager|brand|docgen|story-docs)/,
  /^components\/src\/(theme|styled)\//,
  /^components\/src\/i18n\/(?!\w\w-\w\w\/|.*\.test\.)/,
  /^package-lock\.json$/,
];

/** Whether a file has stories. Generated stories and those of the flows on the engine contain no JSX. */
export const isStoryFile = (file: string): boolean => /\.stories\.tsx?$/.test(file);

/** These stories render routes of the app, which they load lazily, on mocks of the contract or on the engine. */
const isFlow = (story: string) => /^(app\/|\.storybook\/(contract|flows)\/)/.test(story);
const forFlows = /^(app|mocks|sdk)\/src\//;

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** The namespace of a catalogue, such as `wallet` of `components/src/i18n/es-ES/wallet.json`. */
const namespaceOf = (file: string) => /^components\/src\/i18n\/\w\w-\w\w\/([\w-]+)\.json$/.exec(file)?.[1];

/**
 * Leaves out packages, files that only Vite can import, and the lazily loaded routes of the app. With the routes, every
 * change would affect every flow. The stories of the route's screen depend on the change anyway.
 */
const ownModules = (root: string): Plugin => ({
  name: 'own-modules',
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ path, kind, importer }) => {
      if (kind === 'entry-point') return undefined;
      const isPackage = !path.startsWith('.') && !path.startsWith('/') && !path.startsWith('@fanlight/');
      const isLazyRoute = kind === 'dynamic-import' && relative(root, importer).startsWith('app/');
      return isPackage || isLazyRoute || path.includes('?') ? { path, external: true } : undefined;
    });
  },
});

/** Returns the files on which each of the given stories depends, without those that tree shaking removes. */
export async function readGraph(root: string, stories: readonly string[]): Promise<Map<string, Set<string>>> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...stories],
    bundle: true,
    metafile: true,
    write: false,
    outdir: 'out',
    outbase: root,
    format: 'esm',
    target: 'esnext',
    jsx: 'automatic',
    logLevel: 'error',
    loader: Object.fromEntries(
      ['.svg', '.webp', '.png', '.woff2', '.mp4', '.webm', '.vtt'].map((end) => [end, 'file']),
    ),
    plugins: [ownModules(root)],
  });
  const graph = new Map<string, Set<string>>();
  for (const { entryPoint, inputs } of Object.values(metafile.outputs))
    if (entryPoint)
      graph.set(
        entryPoint,
        new Set(Object.keys(inputs).filter((file) => file === entryPoint || (inputs[file]?.bytesInOutput ?? 0) > 0)),
      );
  return graph;
}

/**
 * Selects the stories that depend on one of the changed files.
 *
 * @param graph - the files on which each story depends (`readGraph`)
 * @param read - returns the text of a source file
 */
export function selectStories(
  graph: ReadonlyMap<string, ReadonlySet<string>>,
  changed: readonly string[],
  read: (file: string) => string,
): string[] {
  const relevant = changed.filter((file) => !isTest(file));
  if (relevant.some((file) => global.some((pattern) => pattern.test(file)))) return [...graph.keys()];
  const namespaces = relevant.map(namespaceOf).filter((name) => name !== undefined);
  const usesText = (file: string) =>
    /\.tsx?$/.test(file) && namespaces.some((name) => new RegExp(`['"]${name}['":]`).test(read(file)));
  return [...graph]
    .filter(
      ([story, files]) =>
        relevant.some((file) => files.has(file) || (isFlow(story) && forFlows.test(file))) ||
        (namespaces.length > 0 && (namespaces.includes('common') || [...files].some(usesText))),
    )
    .map(([story]) => story);
}

/** The folder of a primitive, such as `components/src/primitives/badge`. */
const primitiveOf = (file: string) => /^components\/src\/primitives\/[\w-]+(?=\/)/.exec(file)?.[0];

/** The files of the stories that a change affects. */
export interface Selection {
  /** Every story of these files is drawn. */
  whole: ReadonlySet<string>;
  /** The first story of these files is drawn: they contain a changed primitive, and nothing else that changed. */
  sampled: ReadonlySet<string>;
}

/**
 * Selects the stories that depend on one of the changed files. A primitive is part of up to 5,000 pictures, so of the
 * components that contain it only one story is drawn, unless `everyDependent` is true.
 */
export function select(
  graph: ReadonlyMap<string, ReadonlySet<string>>,
  changed: readonly string[],
  read: (file: string) => string,
  everyDependent = false,
): Selection {
  const affected = selectStories(graph, changed, read);
  if (everyDependent) return { whole: new Set(affected), sampled: new Set() };
  const primitives = new Set(changed.map(primitiveOf).filter((folder) => folder !== undefined));
  const others = changed.filter((file) => !primitiveOf(file));
  const own = affected.filter((story) => primitives.has(primitiveOf(story) ?? ''));
  const whole = new Set([...selectStories(graph, others, read), ...own]);
  return { whole, sampled: new Set(affected.filter((story) => !whole.has(story))) };
}

/** Reads source files of a folder, each once. */
export function createReader(root: string): (file: string) => string {
  const texts = new Map<string, string>();
  return (file) => {
    const text = texts.get(file) ?? readFileSync(join(root, file), 'utf8');
    texts.set(file, text);
    return text;
  };
}
