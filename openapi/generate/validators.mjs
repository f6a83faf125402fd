// Finishes what orval writes for validators: bounds and patterns stand where they are used. As exported constants they
// would stay in a page that uses one validator of the file, and a pattern would be made there for nothing.
import fs from 'node:fs';
import path from 'node:path';

const CONSTANT = /^export const ([a-z]\w*) = (-?[\d.]+|true|false|'[^'\\]*'|new RegExp\('((?:[^'\\]|\\.)*)'\));\n+/gm;

/** A pattern as a literal; in the generated text it is a string, with its backslashes doubled. */
const literalOf = (pattern) => String(new RegExp(pattern.replaceAll(/\\(.)/g, '$1')));

function inPlace(text) {
  const values = new Map();
  const rest = text.replaceAll(CONSTANT, (_, name, value, pattern) => {
    values.set(name, pattern === undefined ? value : literalOf(pattern));
    return '';
  });
  return rest.replaceAll(/\b[a-z]\w*\b/g, (word) => values.get(word) ?? word);
}

/** Rewrites every validator below a folder. */
export function finishValidators(folder) {
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.ts')) continue;
    const file = path.join(entry.parentPath, entry.name);
    fs.writeFileSync(file, inPlace(fs.readFileSync(file, 'utf8')));
  }
}
