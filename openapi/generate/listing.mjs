// Lists every file of `paths/` and `webhooks/` in openapi.yaml, because the bundler ignores files that are not listed.
// The list is in the order of the tags. Within a tag, paths with fixed segments come first.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const contract = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

/** The folders whose files are not listed, because other files refer to them. */
const SHARED = ['schemas', 'parameters', 'responses'];

const filesIn = (folder) =>
  fs.existsSync(folder) ? fs.readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.yaml')) : [];

/** Returns a key that sorts paths alphabetically, with parameters after fixed segments. */
const sortKeyOf = (path) => path.replaceAll('{', '~');
const quoted = (text) => (/[{}]/.test(text) ? `'${text}'` : text);

/** Returns the text of openapi.yaml with a list of all files. */
function listedText(root, text) {
  const groups = [...text.matchAll(/^ {2}- name: (\w+)$/gm)].map((match) => match[1]);
  const entriesOf = (folder, keyOf) =>
    filesIn(path.join(root, folder)).map((name) => {
      const [file, group] = [`${folder}/${name}`, path.dirname(name)];
      if (!groups.includes(group)) throw new Error(`openapi/${file}: openapi.yaml has no tag ${group}.`);
      return { file, group, key: keyOf(file, path.basename(name, '.yaml')) };
    });
  const listed = (entries) =>
    entries
      .sort(
        (a, b) => groups.indexOf(a.group) - groups.indexOf(b.group) || (sortKeyOf(a.key) < sortKeyOf(b.key) ? -1 : 1),
      )
      .map(({ key, file }) => `  ${quoted(key)}: { $ref: ${quoted(file)} }\n`)
      .join('');
  const eventOf = (file) => {
    const key = /^ {2}x-event: (\S+)$/m.exec(fs.readFileSync(path.join(root, file), 'utf8'))?.[1];
    if (!key) throw new Error(`openapi/${file} has no x-event.`);
    return key;
  };
  const paths = listed(entriesOf('paths', (_file, name) => `/${name.replaceAll('_', '/')}`));
  const webhooks = listed(entriesOf('webhooks', eventOf));
  return text
    .replace(/^paths:\n(?: .*\n)*/m, () => `paths:\n${paths}`)
    .replace(/^webhooks:\n(?: .*\n)*/m, () => `webhooks:\n${webhooks}`);
}

/** Reports files in the shared folders to which no other file refers. Each problem is one line. */
function unusedFiles(root) {
  const names = [
    'openapi.yaml',
    ...['paths', 'webhooks', ...SHARED].flatMap((folder) =>
      filesIn(path.join(root, folder)).map((name) => `${folder}/${name}`),
    ),
  ];
  const used = new Set();
  for (const name of names)
    for (const [, other] of fs.readFileSync(path.join(root, name), 'utf8').matchAll(/([\w-]+\.yaml)\b/g))
      if (other !== path.basename(name)) used.add(other);
  return SHARED.flatMap((folder) =>
    filesIn(path.join(root, folder))
      .filter((name) => !used.has(name))
      .map((name) => `openapi/${folder}/${name}: no file refers to it`),
  );
}

/** Reports files that openapi.yaml does not list, and other problems of its list. Each problem is one line. */
export function listingProblems(root = contract) {
  const text = fs.readFileSync(path.join(root, 'openapi.yaml'), 'utf8');
  const [currentLines, expectedLines] = [text, listedText(root, text)].map((one) => one.split('\n'));
  const missing = expectedLines
    .filter((line) => !currentLines.includes(line))
    .map((line) => `openapi.yaml does not list${line}`);
  const extra = currentLines
    .filter((line) => !expectedLines.includes(line))
    .map((line) => `openapi.yaml lists${line}, which does not exist`);
  const isUnsorted = missing.length + extra.length === 0 && currentLines.join() !== expectedLines.join();
  return [
    ...missing,
    ...extra,
    ...(isUnsorted ? ['openapi.yaml lists its files in another order'] : []),
    ...unusedFiles(root),
  ];
}

/** Writes the list of files to openapi.yaml if it has changed. */
export function listFiles(root = contract) {
  const target = path.join(root, 'openapi.yaml');
  const text = fs.readFileSync(target, 'utf8');
  const next = listedText(root, text);
  if (next !== text) fs.writeFileSync(target, next);
}
