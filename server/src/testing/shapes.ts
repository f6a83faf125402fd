import * as zod from 'zod/mini';

type ShapeType = 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';

/** The JSON Schema of a validator. It contains only the keywords that the contract uses. */
export interface Shape {
  type?: ShapeType | ShapeType[];
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  minItems?: number;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Shape[];
  oneOf?: Shape[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

/** A path in a value, and the schema at this path. */
export interface Place {
  path: (string | number)[];
  shape: Shape;
  isRequired: boolean;
}

/** Returns the JSON Schema of a validator. */
export function shapeOf(validator: zod.ZodMiniType): Shape {
  return zod.toJSONSchema(validator, { io: 'input', unrepresentable: 'any' }) as Shape;
}

/** Returns the variant of a nullable or union schema of which samples are created. */
function mainVariant(shape: Shape): Shape {
  if (Array.isArray(shape.type)) return { ...shape, type: shape.type.find((type) => type !== 'null') ?? 'null' };
  const variants = shape.anyOf ?? shape.oneOf;
  const main = variants?.find(({ type }) => type !== 'null');
  return main ? mainVariant(main) : shape;
}

/** The sample texts. The sample for a pattern is the first text that matches it. */
const texts = [
  'harbour_at_first_light',
  '0193f2a4c1d07b3e5a918c42',
  'user:0193f2a4c1d07b3e5a918c42',
  'sampler@fanlight.example',
  '4242424242424242',
  'EUR',
  'ES',
  '123',
  '2026-05-21T12:00:00.000Z',
  '1998-05-21',
  'pt',
  '+351912345678',
  'https://fanlight.example/harbour',
  '/harbour',
  'pt.svg',
];

function sampleText({ pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Shape): string {
  const form = new RegExp(pattern ?? '', 'u');
  const long = texts.map((text) => text.padEnd(minLength, 'x').slice(0, maxLength));
  const found = [...texts, ...long].find(
    (text) => form.test(text) && text.length >= minLength && text.length <= maxLength,
  );
  if (found === undefined) throw new Error(`No sample text matches ${pattern}: add one in shapes.ts.`);
  return found;
}

/** Returns a valid value of the schema that contains every optional field. */
export function sampleOf(shape: Shape): unknown {
  const { type, properties = {}, items, minItems = 1, minimum = 0, maximum = 100, ...rest } = mainVariant(shape);
  if (rest.const !== undefined) return rest.const;
  if (rest.enum) return rest.enum[0];
  switch (type) {
    case 'object':
      return Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, sampleOf(inner)]));
    case 'array':
      return Array.from({ length: Math.max(minItems, 1) }, () => sampleOf(items ?? {}));
    case 'number':
    case 'integer':
      return Math.min(Math.max(minimum, 20), maximum);
    case 'boolean':
      return true;
    default:
      return sampleText(rest);
  }
}

/** Returns every path in a value of the schema, including nested objects and lists. */
export function placesOf(shape: Shape, path: Place['path'] = []): Place[] {
  const { properties = {}, required = [], items } = mainVariant(shape);
  const first = [...path, 0];
  const inside = items
    ? [{ path: first, shape: mainVariant(items), isRequired: false }, ...placesOf(items, first)]
    : [];
  const fields = Object.entries(properties).flatMap(([name, inner]) => [
    { path: [...path, name], shape: mainVariant(inner), isRequired: required.includes(name) },
    ...placesOf(inner, [...path, name]),
  ]);
  return [...fields, ...inside];
}

/** Returns a copy of a value with another value at a path. The value `undefined` removes the field. */
export function replaceAt(value: unknown, [name, ...rest]: Place['path'], next: unknown): unknown {
  if (name === undefined) return next;
  if (Array.isArray(value)) return value.map((item, index) => (index === name ? replaceAt(item, rest, next) : item));
  const copy: Record<string, unknown> = { ...(value as Record<string, unknown>) };
  if (rest.length === 0 && next === undefined) delete copy[name];
  else copy[name] = replaceAt(copy[name], rest, next);
  return copy;
}

/** Returns a JSON value of another type than that of the schema. */
export function wrongTypeOf(shape: Shape): unknown {
  const { enum: values, type } = mainVariant(shape);
  if (values) return 'no-such-value';
  return type === 'string' ? 12_345 : 'no-such-value';
}

/**
 * Returns values of the right type that a server must handle: values that are out of bounds, or problematic for
 * databases.
 */
export function hostileValuesOf(shape: Shape): unknown[] {
  const { enum: values, type, minLength, maxLength, minimum, maximum } = mainVariant(shape);
  if (values) return ['', 'constructor'];
  if (type === 'string') {
    const tooShort = minLength ? ['x'.repeat(minLength - 1)] : [];
    return [...tooShort, 'x'.repeat((maxLength ?? 1000) + 1), 'a\u0000b', '\ud800', "%'--", 'AA', 'MQ', '__proto__'];
  }
  if (type === 'number' || type === 'integer') {
    return [(minimum ?? 0) - 1, (maximum ?? 100) + 1, 1.5, 0.001, 1e300, Number.MAX_SAFE_INTEGER];
  }
  return [];
}
