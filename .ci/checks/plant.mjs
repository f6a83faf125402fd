import { readFileSync } from 'node:fs';

/** Returns the text of a violation's file with the violation in it. Throws if that would change nothing. */
export function plant({ file, text, append, replace, by }) {
  if (text !== undefined) return text;
  const before = readFileSync(file, 'utf8');
  const after = append === undefined ? before.replace(replace, by) : before + append;
  if (after === before) throw new Error(`${file} has nothing that matches ${replace}.`);
  return after;
}
