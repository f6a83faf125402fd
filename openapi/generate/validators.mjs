// Rewrites the validators that orval generates. The constants for bounds and patterns are replaced by their values.
// With the constants, a page that uses one validator would load all of them, and create every regular expression.
import fs from 'node:fs';
import path from 'node:path';

const CONSTANT = /^export const ([a-z]\w*) = (-?[\d.]+|true|false|'[^'\\]*'|new RegExp\('((?:[^'\\]|\\.)*)'\));\n+/gm;

/**
 * Returns a pattern as the literal of a regular expression. In the generated text, it is a string whose backslashes are
 * doubled.
 */
const literalOf = (pattern) => String(new RegExp(pattern.replaceAll(/\\(.)/g, '$1')));

function inlineConstants(text) {
  const values = new Map();
  const rest = text.replaceAll(CONSTANT, (_, name, value, pattern) => {
    values.set(name, pattern === undefined ? value : literalOf(pattern));
    return '';
  });
  return rest.replaceAll(/\b[a-z]\w*\b/g, (word) => values.get(word) ?? word);
}

/** Rewrites all validators below a folder. */
export function finishValidators(folder) {
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.ts')) continue;
    const file = path.join(entry.parentPath, entry.name);
    fs.writeFileSync(file, inlineConstants(fs.readFileSync(file, 'utf8')));
  }
}
