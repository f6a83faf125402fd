// Rewrites the validators of orval: moves bounds and patterns to where they are used. As exported constants a page that
// uses one validator would include all of them, and create every pattern.
import fs from 'node:fs';
import path from 'node:path';

const CONSTANT = /^export const ([a-z]\w*) = (-?[\d.]+|true|false|'[^'\\]*'|new RegExp\('((?:[^'\\]|\\.)*)'\));\n+/gm;

/** A pattern as a regular expression literal; the generated text has it as a string with doubled backslashes. */
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
