// Lists every file of `paths/` and `webhooks/` in openapi.yaml: by group in the order of the tags, fixed segments first.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const target = path.join(here, 'openapi.yaml');
const text = fs.readFileSync(target, 'utf8');
const groups = [...text.matchAll(/^ {2}- name: (\w+)$/gm)].map((match) => match[1]);

/** Every file below a folder of groups: `<group>/<file>`. */
const filesOf = (folder) =>
  fs
    .readdirSync(path.join(here, folder), { recursive: true })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => ({ file: `${folder}/${file}`, group: path.dirname(file), name: path.basename(file, '.yaml') }));

/** Fixed segments stand before parameters, which would catch them; otherwise by the alphabet. */
const rank = (address) => address.replaceAll('{', '~');
const quoted = (text) => (/[{}]/.test(text) ? `'${text}'` : text);
const listed = (entries) =>
  entries
    .sort((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group) || (rank(a.key) < rank(b.key) ? -1 : 1))
    .map(({ key, file }) => `  ${quoted(key)}: { $ref: ${quoted(file)} }\n`)
    .join('');

const paths = filesOf('paths').map((entry) => ({ ...entry, key: `/${entry.name.replaceAll('_', '/')}` }));
const webhooks = filesOf('webhooks').map((entry) => {
  const key = /^ {2}x-event: (\S+)$/m.exec(fs.readFileSync(path.join(here, entry.file), 'utf8'))?.[1];
  if (!key) throw new Error(`${entry.file} does not say its event (x-event).`);
  return { ...entry, key };
});
for (const { file, group } of [...paths, ...webhooks])
  if (!groups.includes(group)) throw new Error(`${file}: there is no tag ${group} in openapi.yaml.`);

const next = text
  .replace(/^paths:\n(?: .*\n)*/m, () => `paths:\n${listed(paths)}`)
  .replace(/^webhooks:\n(?: .*\n)*/m, () => `webhooks:\n${listed(webhooks)}`);
fs.writeFileSync(target, next);
console.log(`${paths.length} paths and ${webhooks.length} events are listed in openapi/openapi.yaml`);
