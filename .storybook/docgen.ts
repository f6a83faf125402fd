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

/** Matches the files whose components are documented. */
const component = /\/components\/src\/(?!.*\.(?:stories|test)\.).*\.tsx$/;

/** Records the file that defines a component. A component that another file re-exports is then documented only once. */
const withFile: Handler = (documentation, definition) =>
  documentation.set('file', definition.hub.file.opts.filename as never);

/**
 * Resolves relative imports only. Parsing React and the icons would take longer than parsing all components, and would
 * not change the documentation.
 */
function findModule(name: string, folder: string): string {
  if (name.startsWith('.')) return join(folder, name);
  // The importer ignores modules that fail with this code.
  throw Object.assign(new Error(`${name} is not documented`), { code: 'MODULE_NOT_FOUND' });
}

/** Returns the documentation of the components in a module; empty if it contains none. */
function describe(code: string, options: Config): Documentation[] {
  try {
    return parse(code, options);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === ERROR_CODES.MISSING_DEFINITION) return [];
    throw error;
  }
}

/**
 * Reads props and doc comments from the source files of our components, for the tables of docs pages. Storybook's own
 * plugin would also process every module of the SDK, the mocks and the app, and parse imported modules again for each
 * importer. This took two thirds of a build, and the plugin has no option to prevent it.
 */
export function docgen(): Plugin {
  let importer: Importer = makeFsImporter(findModule);
  const resolver = new builtinResolvers.FindExportedDefinitionsResolver();
  const handlers = [...Object.values(builtinHandlers), withFile];

  return {
    name: 'fanlight:docgen',
    enforce: 'pre',
    // Discards the cached types, which may have changed.
    watchChange() {
      importer = makeFsImporter(findModule);
    },
    transform(code, id) {
      if (!component.test(id)) return undefined;
      const definedHere = describe(code, { resolver, handlers, importer, filename: id }).filter(
        (info) => info.displayName && (info as { file?: string }).file === id,
      );
      if (definedHere.length === 0) return undefined;
      const added = definedHere.map((info) => `;${info.displayName}.__docgenInfo=${JSON.stringify(info)}`);
      // The code is appended, so that the source map stays valid.
      return { code: `${code}\n${added.join('\n')}`, map: null };
    },
  };
}
