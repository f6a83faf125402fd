// Mocks: creates the document from which orval generates them, and rewrites orval's output. In the document every value
// is a marked example that contains code; the rewriting turns it into code.
import fs from 'node:fs';
import path from 'node:path';
import { eventsOf, fixedFirst, groupsOf, operationsOf, pascal, resolve } from './contract.mjs';
import { Words } from './mock-words.mjs';

const MARK = /(["'])@@([0-9a-f]+)@@\1/g;
const marked = (code) => ({ type: 'string', examples: [`@@${Buffer.from(code).toString('hex')}@@`] });
const unmarked = (text) =>
  text.replaceAll(MARK, (_all, _quote, hex) => unmarked(Buffer.from(hex, 'hex').toString('utf8')));
const mapEntries = (object, change) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(key, value)]));

/** An inline part of an answer. References are left to the generator, which imports them. */
function inline(words, owner, schema) {
  const other = (schema.oneOf ?? schema.anyOf)?.find((one) => one.type !== 'null');
  if (other?.$ref) return other;
  if (!schema.properties) return schema;
  const properties = mapEntries(schema.properties, (key, property) => {
    const code = words.ofProperty(owner, schema.properties, key);
    if (Words.isAlone(code)) return marked(code);
    return property.$ref ? property : inline(words, `${owner}.${key}`, property);
  });
  return { ...schema, properties };
}

/** An answer without the complete examples, which would replace generated values. */
function answerOf(document, words, owner, response) {
  const [[type, content]] = Object.entries(response.content ?? { none: {} });
  if (type !== 'application/json') return response;
  const schema = inline(words, owner, resolve(document, content.schema));
  return { description: response.description, content: { [type]: { schema } } };
}

/** The contract with code as examples, and only successful answers. Of requests it has only the schemas. */
export function documentForMocks(document) {
  const words = new Words(document);
  const withWords = (name, { properties }) =>
    mapEntries(properties, (key) => marked(words.ofProperty(name, properties, key)));
  const schemas = mapEntries(document.components.schemas, (name, schema) =>
    schema.properties ? { ...schema, properties: withWords(name, schema) } : marked(words.ofSchema(name)),
  );
  const responses = mapEntries(document.components.responses, (name, one) => answerOf(document, words, name, one));
  const paths = mapEntries(document.paths, (_path, item) => ({ parameters: item.parameters ?? [] }));
  for (const { id, path: address, method, group, status, raw } of operationsOf(document)) {
    const answer = raw.responses[status];
    paths[address][method.toLowerCase()] = {
      ...{ operationId: id, tags: [group], parameters: raw.parameters ?? [] },
      responses: { [status]: answer.$ref ? answer : answerOf(document, words, pascal(id), answer) },
    };
  }
  const { webhooks: _webhooks, ...rest } = document;
  return { ...rest, paths, components: { ...document.components, schemas, responses } };
}

/** Makes related values of each mock consistent, including overrides by a test. */
const withAgreement = (text) =>
  text.replaceAll(
    /^(export const get\w+Mock = \(overrideResponse: Partial<\w+> = \{\}\): (\w+) => )\((\{.*\.\.\.overrideResponse\})\)$/gm,
    '$1agree<$2>($3, overrideResponse)',
  );

/** Makes every handler answer by `respond`, which seeds the random values with the request. */
const withResponses = (document, text) =>
  operationsOf(document).reduce((out, { id }) => {
    const start = out.indexOf(`export const get${pascal(id)}MockHandler = `);
    if (start < 0) return out;
    const body = /async \(info: [^\n]*?\) => \{\n[\s\S]*?\n {2}\}, options\)/;
    const made = `(info) => respond('${id}', info, overrideResponse, get${pascal(id)}ResponseMock), options)`;
    return out.slice(0, start) + out.slice(start).replace(body, () => made);
  }, text);

/** Modules of the package that generated code may use, and their paths. */
const OWN = [
  ['agree<', '{ agree }', 'agree.ts'],
  ['product.', '* as product', 'product.ts'],
  ['respond(', '{ respond }', 'respond.ts'],
  ['turn(', '{ turn }', 'seed.ts'],
];

function withImports(text, depth) {
  const own = OWN.filter(([use]) => text.includes(use)).map(
    ([, what, file]) => `import ${what} from '${depth}${file}';\n`,
  );
  const plain = text.replace(
    /import \{\n {2}HttpResponse,\n {2}http\n\} from 'msw';/,
    "import {\n  http\n} from 'msw';",
  );
  const seeded = plain.replace("'@faker-js/faker'", `'${depth}seed.ts'`);
  const used = seeded.match(/\bfaker\./) ? seeded : seeded.replace(/import \{\n {2}faker\n\} from '[^']*';\n/, '');
  return own.length ? used.replace(/^import /m, `${own.join('')}\nimport `) : used;
}

/**
 * Exports every group under its name, so that names of two groups do not collide, and all handlers, fixed segments
 * first.
 */
function groupsFile(document) {
  const groups = groupsOf(document);
  const imports = groups
    .map((group) => `import * as ${group} from './${group}/${group}.msw.ts';\n`)
    .sort()
    .join('');
  const all = fixedFirst(operationsOf(document)).map((o) => `  ${o.group}.get${pascal(o.id)}MockHandler(),\n`);
  return `// Generated from the contract by \`npm run generate\`. Do not edit.
${imports}
export { ${groups.join(', ')} };

/** A handler for every operation; fixed segments come before parameters, which would match them. */
export const generatedHandlers = () => [
${all.join('')}];
`;
}

/** The mock of each event's payload, by event name. */
function eventsFile(document) {
  const events = eventsOf(document);
  const mocks = [...new Set(events.map((event) => `get${event.payload}Mock`))].sort();
  const row = ({ name, payload }) => `  ${JSON.stringify(name)}: get${payload}Mock,\n`;
  return `// Generated from the contract by \`npm run generate\`. Do not edit.
import type { ClientEvents, ServerEvents } from '@fanlight/sdk/events';
import {
${mocks.map((mock) => `  ${mock},\n`).join('')}} from './schemas/index.faker.ts';

type Payloads = ServerEvents & ClientEvents;

/** The payload of every event of the contract; overrides by a test or story take precedence. */
export const eventMocks: { [N in keyof Payloads]: (said?: Partial<Payloads[N]>) => Payloads[N] } = {
${events.map(row).join('')}};
`;
}

/** Rewrites the generated mocks in place. */
export function finishMocks(document, folder) {
  for (const file of fs.readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.ts'))) {
    const target = path.join(folder, file);
    const depth = '../'.repeat(file.split(path.sep).length);
    const text = withAgreement(unmarked(fs.readFileSync(target, 'utf8')));
    fs.writeFileSync(target, withImports(file.endsWith('.msw.ts') ? withResponses(document, text) : text, depth));
  }
  fs.writeFileSync(path.join(folder, 'groups.ts'), groupsFile(document));
  fs.writeFileSync(path.join(folder, 'event-mocks.ts'), eventsFile(document));
}
