// Sample values: the examples of the contract, or otherwise the smallest values that the schemas allow.
import { resolve } from '../generate/contract.mjs';

/** The sample of a file in a multipart body. A snippet prints it as the variable `file`. */
export const FILE = Symbol('file');

const firstOf = (schema) =>
  schema.example ?? schema.examples?.[0] ?? schema.default ?? schema.const ?? schema.enum?.[0];

const FORMATS = {
  email: 'noor@fanlight.example',
  'date-time': '2026-05-01T09:30:00.000Z',
  date: '2026-05-01',
  uri: 'https://fanlight.example/',
  'uri-reference': '/',
};

function sampleString(schema) {
  if (FORMATS[schema.format]) return FORMATS[schema.format];
  return 'string'.padEnd(schema.minLength ?? 0, '.').slice(0, schema.maxLength ?? 100);
}

function sampleObject(document, schema, depth) {
  const sampledNames = new Set(schema.required ?? []);
  // If a schema has `minProperties`, at least one field is needed. The first field is used.
  if (!sampledNames.size && schema.minProperties) sampledNames.add(Object.keys(schema.properties ?? {})[0]);
  return Object.fromEntries(
    Object.entries(schema.properties ?? {})
      .filter(([name]) => sampledNames.has(name))
      .map(([name, property]) => [name, sampleOf(document, property, depth + 1)]),
  );
}

function merged(document, { allOf, ...schema }) {
  const parts = [schema, ...allOf.map((part) => resolve(document, part))];
  return {
    ...Object.assign({}, ...parts),
    properties: Object.assign({}, ...parts.map((part) => part.properties)),
    required: parts.flatMap((part) => part.required ?? []),
  };
}

/** Returns a value that a schema allows: its example if it has one, otherwise a minimal value. */
export function sampleOf(document, node, depth = 0) {
  const schema = resolve(document, node);
  const given = firstOf(schema);
  if (given !== undefined) return given;
  if (schema.format === 'binary') return FILE;
  if (schema.allOf) return sampleOf(document, merged(document, schema), depth);
  const variants = schema.oneOf ?? schema.anyOf;
  if (variants) return sampleOf(document, variants[0], depth);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object' || schema.properties) return depth > 8 ? {} : sampleObject(document, schema, depth);
  if (type === 'array') return schema.minItems && depth < 8 ? [sampleOf(document, schema.items, depth + 1)] : [];
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1;
  return type === 'null' ? null : sampleString(schema);
}

/** Returns the example of a body or a parameter, or otherwise a sample of its schema. */
export function exampleOf(document, holder) {
  const named = Object.values(holder.examples ?? {})[0];
  return holder.example ?? resolve(document, named)?.value ?? sampleOf(document, holder.schema);
}

/** Returns the path parameters, the query and the body of a typical call. Optional parts are undefined. */
export function callOf(document, operation) {
  const { parameters, raw } = operation;
  const part = (where, isWanted) => {
    const sampledParameters = parameters.filter((p) => p.in === where && isWanted(p));
    return sampledParameters.length
      ? Object.fromEntries(sampledParameters.map((p) => [p.name, exampleOf(document, p)]))
      : undefined;
  };
  const content = resolve(document, raw.requestBody)?.content;
  const media = content && Object.values(content)[0];
  const body = media && exampleOf(document, media);
  return {
    params: part('path', () => true),
    query: part('query', (p) => p.required || p.example !== undefined || p.examples !== undefined),
    body: body && withFiles(document, operation, body),
  };
}

/**
 * Adds files to the example of a multipart body, because examples cannot contain files. Adds the fields that the
 * example names, and the required fields.
 */
function withFiles(document, operation, body) {
  const required = resolve(document, operation.bodySchema).required ?? [];
  const files = operation.files.filter((name) => name in body || required.includes(name));
  return { ...body, ...Object.fromEntries(files.map((name) => [name, FILE])) };
}
