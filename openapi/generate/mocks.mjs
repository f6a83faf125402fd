// Creates the document from which orval generates mocks, and rewrites the mocks that orval has generated. In the
// document, every value has a marked example that contains code. The marked text in the mocks is then replaced by the
// code.
import fs from 'node:fs';
import path from 'node:path';
import { eventsOf, fixedFirst, groupsOf, operationsOf, pascal, resolve } from './contract.mjs';
import { MockExpressions } from './mock-expressions.mjs';

const MARK = /(["'])@@([0-9a-f]+)@@\1/g;
const marked = (code) => ({ type: 'string', examples: [`@@${Buffer.from(code).toString('hex')}@@`] });
const unmarked = (text) =>
  text.replaceAll(MARK, (_all, _quote, hex) => unmarked(Buffer.from(hex, 'hex').toString('utf8')));
const mapEntries = (object, change) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(key, value)]));

/** Adds marked examples to an inline schema of a response. References are kept, because the generator imports them. */
function inline(expressions, owner, schema) {
  const other = (schema.oneOf ?? schema.anyOf)?.find((one) => one.type !== 'null');
  if (other?.$ref) return other;
  if (!schema.properties) return schema;
  const properties = mapEntries(schema.properties, (key, property) => {
    const code = expressions.expressionOfProperty(owner, schema.properties, key);
    if (MockExpressions.isIndependent(code)) return marked(code);
    return property.$ref ? property : inline(expressions, `${owner}.${key}`, property);
  });
  return { ...schema, properties };
}

/** Removes complete examples from a response, because orval would use them instead of the marked examples. */
function responseOf(document, expressions, owner, response) {
  const [[type, content]] = Object.entries(response.content ?? { none: {} });
  if (type !== 'application/json') return response;
  const schema = inline(expressions, owner, resolve(document, content.schema));
  return { description: response.description, content: { [type]: { schema } } };
}

/** Returns the contract with code as examples. It contains no error responses, and only the schemas of requests. */
export function documentForMocks(document) {
  const expressions = new MockExpressions(document);
  const withExpressions = (name, { properties }) =>
    mapEntries(properties, (key) => marked(expressions.expressionOfProperty(name, properties, key)));
  const schemas = mapEntries(document.components.schemas, (name, schema) =>
    schema.properties
      ? { ...schema, properties: withExpressions(name, schema) }
      : marked(expressions.expressionOfSchema(name)),
  );
  const responses = mapEntries(document.components.responses, (name, one) =>
    responseOf(document, expressions, name, one),
  );
  const paths = mapEntries(document.paths, (_path, item) => ({ parameters: item.parameters ?? [] }));
  for (const { id, path: operationPath, method, group, status, raw } of operationsOf(document)) {
    const response = raw.responses[status];
    paths[operationPath][method.toLowerCase()] = {
      ...{ operationId: id, tags: [group], parameters: raw.parameters ?? [] },
      responses: { [status]: response.$ref ? response : responseOf(document, expressions, pascal(id), response) },
    };
  }
  const { webhooks: _webhooks, ...rest } = document;
  return { ...rest, paths, components: { ...document.components, schemas, responses } };
}

/**
 * Wraps each mock in `makeConsistent`. It makes values that belong together consistent, even if a test overrides some
 * of them.
 */
const wrapInMakeConsistent = (text) =>
  text.replaceAll(
    /^(export const get\w+Mock = \(overrideResponse: Partial<\w+> = \{\}\): (\w+) => )\((\{.*\.\.\.overrideResponse\})\)$/gm,
    '$1makeConsistent<$2>($3, overrideResponse)',
  );

/** Makes every handler call `respond`, which derives the random values from the request. */
const withResponses = (document, text) =>
  operationsOf(document).reduce((out, { id }) => {
    const start = out.indexOf(`export const get${pascal(id)}MockHandler = `);
    if (start < 0) return out;
    const body = /async \(info: [^\n]*?\) => \{\n[\s\S]*?\n {2}\}, options\)/;
    const call = `(info) => respond('${id}', info, overrideResponse, get${pascal(id)}ResponseMock), options)`;
    return out.slice(0, start) + out.slice(start).replace(body, () => call);
  }, text);

/** The modules of the mocks package that generated code uses: the text that shows the use, the import, and the path. */
const OWN_MODULES = [
  ['makeConsistent<', '{ makeConsistent }', 'make-consistent.ts'],
  ['mockValues.', '* as mockValues', 'mock-values.ts'],
  ['respond(', '{ respond }', 'respond.ts'],
  ['turn(', '{ turn }', 'seed.ts'],
];

function withImports(text, depth) {
  const imports = OWN_MODULES.filter(([use]) => text.includes(use)).map(
    ([, what, file]) => `import ${what} from '${depth}${file}';\n`,
  );
  const plain = text.replace(
    /import \{\n {2}HttpResponse,\n {2}http\n\} from 'msw';/,
    "import {\n  http\n} from 'msw';",
  );
  const seeded = plain.replace("'@faker-js/faker'", `'${depth}seed.ts'`);
  const used = seeded.match(/\bfaker\./) ? seeded : seeded.replace(/import \{\n {2}faker\n\} from '[^']*';\n/, '');
  return imports.length ? used.replace(/^import /m, `${imports.join('')}\nimport `) : used;
}

/**
 * Returns a module that exports all handlers, and every group by its name, so that the names of two groups cannot
 * collide.
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

/** A handler for every operation. Paths with fixed segments come before paths with parameters that match the same URL. */
export const generatedHandlers = () => [
${all.join('')}];
`;
}

/** Returns a module with the mock of the payload of each event, by the name of the event. */
function eventsFile(document) {
  const events = eventsOf(document);
  const mocks = [...new Set(events.map((event) => `get${event.payload}Mock`))].sort();
  const row = ({ name, payload }) => `  ${JSON.stringify(name)}: get${payload}Mock,\n`;
  return `// Generated from the contract by \`npm run generate\`. Do not edit.
import type { ClientEvents, ServerEvents } from '@fanlight/sdk/events';
import {
${mocks.map((mock) => `  ${mock},\n`).join('')}} from './schemas/index.faker.ts';

type Payloads = ServerEvents & ClientEvents;

/** Functions that create the payload of each event. Overrides by a test or story take precedence. */
export const eventMocks: { [N in keyof Payloads]: (overrides?: Partial<Payloads[N]>) => Payloads[N] } = {
${events.map(row).join('')}};
`;
}

/** Rewrites the generated mocks in place. */
export function finishMocks(document, folder) {
  for (const file of fs.readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.ts'))) {
    const target = path.join(folder, file);
    const depth = '../'.repeat(file.split(path.sep).length);
    const text = wrapInMakeConsistent(unmarked(fs.readFileSync(target, 'utf8')));
    fs.writeFileSync(target, withImports(file.endsWith('.msw.ts') ? withResponses(document, text) : text, depth));
  }
  fs.writeFileSync(path.join(folder, 'groups.ts'), groupsFile(document));
  fs.writeFileSync(path.join(folder, 'event-mocks.ts'), eventsFile(document));
}
