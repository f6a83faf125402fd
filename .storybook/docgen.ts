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

/** The files whose components are documented. */
const component = /\/components\/src\/(?!.*\.(?:stories|test)\.).*\.tsx$/;

/** Records the file of a component, so that a re-exported component is documented only in its own file. */
const withFile: Handler = (documentation, definition) =>
  documentation.set('file', definition.hub.file.opts.filename as never);

/** Resolves only relative imports: parsing React and the icons takes longer than all components and adds nothing. */
function findModule(name: string, folder: string): string {
  if (name.startsWith('.')) return join(folder, name);
  // The importer skips modules that fail with this code.
  throw Object.assign(new Error(`${name} is not documented`), { code: 'MODULE_NOT_FOUND' });
}

/** Returns the documentation of a module's components; empty if it has none. */
function describe(code: string, options: Config): Documentation[] {
  try {
    return parse(code, options);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === ERROR_CODES.MISSING_DEFINITION) return [];
    throw error;
  }
}

/**
 * Reads props and doc comments from the sources of our components, for the tables of docs pages.
 *
 * Storybook's own plugin also processes every module of the SDK, the mocks and the app, and parses imported modules
 * again for each importer, which took two thirds of a build. It has no options to change either.
 */
export function docgen(): Plugin {
  let importer: Importer = makeFsImporter(findModule);
  const resolver = new builtinResolvers.FindExportedDefinitionsResolver();
  const handlers = [...Object.values(builtinHandlers), withFile];

  return {
    name: 'fanlight:docgen',
    enforce: 'pre',
    // Discards cached types, which may have changed.
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
      // The code is appended, so the source map stays valid.
      return { code: `${code}\n${added.join('\n')}`, map: null };
    },
  };
}
