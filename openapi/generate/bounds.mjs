// Generates constants for the bounds of texts, lists and numbers in requests. Forms use them to limit their fields. The
// validators contain the same bounds, but a form that imports a validator would load zod.
import { operationsOf, pascal, resolve } from './contract.mjs';

const KEYWORDS = ['minLength', 'maxLength', 'minItems', 'maxItems', 'minimum', 'maximum'];

/** Returns the lengths of a text whose pattern is a character class with a quantifier, such as `^[a-z]{2,30}$`. */
function lengthsOf({ pattern }) {
  const [, min, max] = /^\^\[[^\]]+\]\{(\d+),(\d+)\}\$$/.exec(pattern) ?? [];
  return max === undefined ? {} : { minLength: Number(min), maxLength: Number(max) };
}

/** Returns the constants of a schema as pairs of name and value. The names for nested fields contain their path. */
function boundsIn(document, node, name, seen = new Set()) {
  const schema = resolve(document, node);
  if (!schema || seen.has(schema)) return [];
  const inner = new Set([...seen, schema]);
  const bounds = { ...lengthsOf(schema), ...schema };
  const ownBounds = KEYWORDS.filter((word) => bounds[word] !== undefined).map((word) => [
    `${name}${pascal(word)}`,
    bounds[word],
  ]);
  const parts = [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  return [
    ...ownBounds,
    ...parts.flatMap((part) => boundsIn(document, part, name, inner)),
    ...Object.entries(schema.properties ?? {}).flatMap(([field, value]) =>
      boundsIn(document, value, `${name}${pascal(field)}`, inner),
    ),
    ...(schema.items ? boundsIn(document, schema.items, `${name}Item`, inner) : []),
  ];
}

/** Returns a module with a constant for each bound, such as `registerUserNameMaxLength`. */
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
