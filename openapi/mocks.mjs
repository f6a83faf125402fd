// Finishes what orval writes for mocks: lists that agree with themselves, and the words of the product.
import fs from 'node:fs';
import path from 'node:path';
import { groupsOf, pascal, refName } from './contract.mjs';

/** Lists whose length, total and end belong together. */
function withWholeLists(document, text) {
  return Object.entries(document.components.schemas).reduce((out, [name, schema]) => {
    const item = name.endsWith('List') && refName(schema.properties?.data?.items);
    if (!item) return out;
    const head = `export const get${name}Mock = (overrideResponse: Partial<${name}> = {}): ${name} => `;
    const body = `({...product.listOf(() => get${item}Mock()), ...overrideResponse})`;
    return out.replace(new RegExp(`^${head.replaceAll(/[[\]().*+?{}^$|\\]/g, '\\$&')}.*$`, 'm'), head + body);
  }, text);
}

/** A function that is called where it is written says nothing more than its body. */
const withoutCeremony = (text) =>
  text.replaceAll(/\(\(\) => (product\.\w+\([^()]*\)|get\w+\(\)|null|true|false)\)\(\)/g, '$1');

/** Every group under its name, so that two groups' names never meet, and all handlers, fixed segments first. */
function groupsFile(document) {
  const groups = groupsOf(document);
  const imports = groups
    .map((group) => `import * as ${group} from './${group}/${group}.msw.ts';\n`)
    .sort()
    .join('');
  const all = groups.map((group) => `  ...${group}.get${pascal(group)}Mock(),\n`).join('');
  return `// Generated from the contract by \`npm run generate\`. Do not edit.
import { fixedFirst } from '../fixed-first.ts';
${imports}
export { ${groups.join(', ')} };

/** A handler for every operation. */
export const generatedHandlers = () => fixedFirst([
${all}]);
`;
}

/** Rewrites the generated mocks in place. */
export function finishMocks(document, folder) {
  for (const file of fs.readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.ts'))) {
    const target = path.join(folder, file);
    const text = withoutCeremony(withWholeLists(document, fs.readFileSync(target, 'utf8')));
    const depth = '../'.repeat(file.split(path.sep).length);
    const line = `import * as product from '${depth}product.ts';\n\n`;
    fs.writeFileSync(target, text.includes('product.') ? text.replace(/^import /m, `${line}import `) : text);
  }
  fs.writeFileSync(path.join(folder, 'groups.ts'), groupsFile(document));
}
