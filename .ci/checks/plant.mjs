import { readFileSync } from 'node:fs';

/** Returns the text of a violation's file with the violation added. Throws if the text would not change. */
export function plant({ file, text, append, replace, by }) {
  if (text !== undefined) return text;
  const before = readFileSync(file, 'utf8');
  const after = append === undefined ? before.replace(replace, by) : before + append;
  if (after === before) throw new Error(`${file} has nothing that matches ${replace}.`);
  return after;
}
