import { join } from 'node:path';
import {
  builtinHandlers,
  builtinResolvers,
  type Config,
  type Documentation,
  ERROR_CODES,
  type Handler,
  type Importer,
  makeFsImporter,
  parse,
} from 'react-docgen';
import type { Plugin } from 'vite';

/** Where the components are that docs pages describe. */
const component = /\/components\/src\/(?!.*\.(?:stories|test)\.).*\.tsx$/;

/** The file of a component: one that a module passes on is described where it is. */
const withFile: Handler = (documentation, definition) =>
  documentation.set('file', definition.hub.file.opts.filename as never);

/** Reads types of our own modules only: to parse React's and the icons' takes longer than all of ours, for nothing shown. */
function findModule(name: string, folder: string): string {
  if (name.startsWith('.')) return join(folder, name);
  // The code by which the importer knows that it is to go on without.
  throw Object.assign(new Error(`${name} is not described`), { code: 'MODULE_NOT_FOUND' });
}

/** What a module says of its components; nothing where it has none. */
function describe(code: string, options: Config): Documentation[] {
  try {
    return parse(code, options);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === ERROR_CODES.MISSING_DEFINITION) return [];
    throw error;
  }
}

/**
 * Reads the props of our components out of their sources, with their doc comments, for the tables of docs pages.
 *
 * Storybook's own plugin does the same for every module of the SDK, the mocks and the app as well, and parses what a
 * module imports anew for each of them: two thirds of a build went there. It has options for neither.
 */
export function docgen(): Plugin {
  let importer: Importer = makeFsImporter(findModule);
  const resolver = new builtinResolvers.FindExportedDefinitionsResolver();
  const handlers = [...Object.values(builtinHandlers), withFile];

  return {
    name: 'fanlight:docgen',
    enforce: 'pre',
    // The types that it has read may be others now.
    watchChange() {
      importer = makeFsImporter(findModule);
    },
    transform(code, id) {
      if (!component.test(id)) return undefined;
      const own = describe(code, { resolver, handlers, importer, filename: id }).filter(
        (info) => info.displayName && (info as { file?: string }).file === id,
      );
      if (own.length === 0) return undefined;
      const added = own.map((info) => `;${info.displayName}.__docgenInfo=${JSON.stringify(info)}`);
      // What is added stands at the end: the source map stays as it is.
      return { code: `${code}\n${added.join('\n')}`, map: null };
    },
  };
}
