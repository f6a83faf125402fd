// Describes the primitives in the README of the package. The descriptions are the doc comments of the source files.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtinHandlers, builtinResolvers, makeFsImporter, parse } from 'react-docgen';

const folder = fileURLToPath(new URL('src/primitives', import.meta.url));

/** Resolves relative imports only, so that types of dependencies are not described. */
const importer = makeFsImporter((name, from) => {
  if (name.startsWith('.')) return join(from, name);
  throw Object.assign(new Error(`${name} is not described`), { code: 'MODULE_NOT_FOUND' });
});

/** Records the file that defines a component. A component that another file re-exports is then described only once. */
const withFile = (documentation, definition) => documentation.set('file', definition.hub.file.opts.filename);

/** Formats a text for a cell of a table. */
const cell = (text) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll('|', '\\|')
    .replaceAll(/\{@link (\w+)\}/g, '`$1`')
    .trim();

const typeOf = ({ tsType }) => tsType?.raw ?? tsType?.name ?? '';

function describeProps(props = {}) {
  const rows = Object.entries(props).filter(([, { description, tsType }]) => description || tsType);
  if (!rows.length) return '';
  const lines = rows.map(
    ([name, prop]) =>
      `| \`${name}\`${prop.required ? '' : '?'} | \`${cell(typeOf(prop))}\` | ${cell(prop.description ?? '')} |`,
  );
  return `\n| Property | Type | |\n|---|---|---|\n${lines.join('\n')}\n`;
}

/** Returns the elements of a file that are created with `styled`. Their doc comments describe their variants. */
const readStyled = (code) =>
  [...code.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const (\w+) = styled\(/g)].map(
    ([, comment, displayName]) => ({
      displayName,
      description: comment.replaceAll(/^\s*\* ?/gm, ''),
    }),
  );

/** Returns the components that a file exports. */
function readComponents(file) {
  try {
    return parse(readFileSync(file, 'utf8'), {
      filename: file,
      importer,
      handlers: [...Object.values(builtinHandlers), withFile],
      resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
    }).filter((component) => component.file === file);
  } catch (error) {
    // The file contains no components.
    if (error.code === 'ERR_REACTDOCGEN_MISSING_DEFINITION') return [];
    throw error;
  }
}

/** Returns the usage of every primitive as Markdown. */
export function describeComponents() {
  const files = globSync('*/*.tsx', { cwd: folder }).filter((file) => !/\.(stories|test)\./.test(file));
  const sections = files.toSorted().flatMap((file) => {
    const path = `primitives/${file.split('/')[0]}`;
    const styled = readStyled(readFileSync(join(folder, file), 'utf8'));
    return [...styled, ...readComponents(join(folder, file))].map(
      ({ displayName, description, props }) =>
        `### ${displayName}\n\n\`import { ${displayName} } from '@fanlight/components/${path}'\`\n\n${cell(description ?? '')}\n${describeProps(props)}`,
    );
  });
  return `## Components\n\n${sections.join('\n')}`;
}
