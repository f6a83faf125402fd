// The worker of `docgen.ts`.
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
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

let importer: Importer = makeFsImporter(findModule);
const resolver = new builtinResolvers.FindExportedDefinitionsResolver();
const handlers = [...Object.values(builtinHandlers), withFile];

/** A module whose components are to be documented; null after a file has changed. */
export type Request = { id: number; file: string; code: string } | null;

/** The statements that document the components of a module. */
export interface Reply {
  id: number;
  /** Empty if the module contains no components. */
  statements?: string[];
  error?: unknown;
}

/** Returns the statements that document the components that a module defines. */
function document(file: string, code: string): string[] {
  return describe(code, { resolver, handlers, importer, filename: file })
    .filter((info) => info.displayName && (info as { file?: string }).file === file)
    .map((info) => `;${info.displayName}.__docgenInfo=${JSON.stringify(info)}`);
}

parentPort?.on('message', (request: Request) => {
  if (!request) {
    // Discards the cached types, which may have changed.
    importer = makeFsImporter(findModule);
    return;
  }
  const { id, file, code } = request;
  let reply: Reply;
  try {
    reply = { id, statements: document(file, code) };
  } catch (error) {
    reply = { id, error };
  }
  parentPort?.postMessage(reply);
});
