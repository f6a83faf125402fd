// Checks the examples of operations, which the snippets in /docs, the mocks and the tests use. Without an
// example, `docs/sample.mjs` would have to show a meaningless value, such as the text "string".
import { operationsOf, refName, resolve } from './contract.mjs';

const hasValue = (schema) =>
  schema.example !== undefined ||
  schema.examples?.length > 0 ||
  schema.default !== undefined ||
  schema.const !== undefined ||
  schema.enum !== undefined;

/** Collects the required fields without an example value, each as `<schema>.<field>`. */
function withoutValue(document, node, at, seen, found) {
  const name = refName(node);
  if (name && seen.has(name)) return;
  if (name) seen.add(name);
  const schema = resolve(document, node) ?? {};
  const place = name ?? at;
  const types = [schema.type].flat().filter((type) => type !== 'null');
  if (hasValue(schema) || schema.format === 'binary') return;
  const go = (part, where = place) => withoutValue(document, part, where, seen, found);
  for (const part of schema.allOf ?? schema.oneOf ?? schema.anyOf ?? []) go(part);
  const required = new Set(schema.required ?? []);
  for (const [key, property] of Object.entries(schema.properties ?? {}))
    if (required.has(key)) go(property, `${place}.${key}`);
  if (schema.items) go(schema.items, `${place}[]`);
  const isLeaf = types.some((type) => type === 'string' || type === 'number' || type === 'integer');
  if (isLeaf && !schema.properties) found.add(place);
}

const isStructured = (type) => type === 'application/json' || type.startsWith('multipart/');

/** Reports operations whose request or response has no example. Each problem is one line. */
export function exampleProblems(document) {
  return operationsOf(document).flatMap(({ id, status, raw }) => {
    const sides = { request: raw.requestBody, response: raw.responses?.[status] };
    return Object.entries(sides).flatMap(([side, node]) => {
      const found = new Set();
      for (const [type, media] of Object.entries(resolve(document, node)?.content ?? {}))
        if (isStructured(type) && media.example === undefined && !media.examples)
          withoutValue(document, media.schema, side, new Set(), found);
      const places = [...found].join(', ');
      return places ? [`${id}: its ${side} has no example. Add one, or examples of the fields ${places}`] : [];
    });
  });
}
