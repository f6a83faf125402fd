// The bounds of texts, lists and numbers in requests, for forms: constants, so that a bundler keeps only those in use.
// The validators have them, too, but a form that only limits its fields would load zod with them.
import { operationsOf, pascal, resolve } from './contract.mjs';

const KEYWORDS = ['minLength', 'maxLength', 'minItems', 'maxItems', 'minimum', 'maximum'];

/** The lengths of a text whose pattern is one set of characters with a count. */
function lengthsOf({ pattern }) {
  const [, min, max] = /^\^\[[^\]]+\]\{(\d+),(\d+)\}\$$/.exec(pattern) ?? [];
  return max === undefined ? {} : { minLength: Number(min), maxLength: Number(max) };
}

/** The constants of a schema, as pairs of a name and a value; those of nested fields have the path in their name. */
function boundsIn(document, node, name, seen = new Set()) {
  const schema = resolve(document, node);
  if (!schema || seen.has(schema)) return [];
  const inner = new Set([...seen, schema]);
  const bounds = { ...lengthsOf(schema), ...schema };
  const own = KEYWORDS.filter((word) => bounds[word] !== undefined).map((word) => [
    `${name}${pascal(word)}`,
    bounds[word],
  ]);
  const parts = [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  return [
    ...own,
    ...parts.flatMap((part) => boundsIn(document, part, name, inner)),
    ...Object.entries(schema.properties ?? {}).flatMap(([field, value]) =>
      boundsIn(document, value, `${name}${pascal(field)}`, inner),
    ),
    ...(schema.items ? boundsIn(document, schema.items, `${name}Item`, inner) : []),
  ];
}

/** The module of bounds: \`registerUserNameMaxLength\` is the bound of the field \`name\` of \`registerUser\`. */
export function boundsModule(document) {
  const bounds = operationsOf(document).flatMap(({ id, parameters, raw }) => {
    const content = resolve(document, raw.requestBody)?.content ?? {};
    return [
      ...Object.values(content).flatMap(({ schema }) => boundsIn(document, schema, id)),
      ...parameters
        .filter((one) => one.in === 'query')
        .flatMap((one) => boundsIn(document, one.schema, `${id}${pascal(one.name)}`)),
    ];
  });
  return [...new Map(bounds)].map(([name, value]) => `export const ${name} = ${value};\n`).join('');
}
