// Documents derived from the bundle, for generators that need another shape than that of the wire.
import { eventsOf, operationsOf, refName, resolve } from './contract.mjs';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const WORDS = ['description', 'examples', 'example'];
const BOUNDS = [
  ...['minLength', 'maxLength', 'pattern', 'format', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  ...['multipleOf', 'minItems', 'maxItems', 'uniqueItems', 'minProperties', 'maxProperties', 'default'],
];

const mapValues = (object, change) => Object.fromEntries(Object.entries(object).map(([k, v]) => [k, change(v)]));

/** Removes keywords from a schema and its subschemas; properties with the names of keywords are kept. */
function withoutKeywords(schema, isDropped) {
  if (Array.isArray(schema)) return schema.map((part) => withoutKeywords(part, isDropped));
  if (typeof schema !== 'object' || schema === null) return schema;
  const kept = Object.entries(schema).filter(([key, value]) => !isDropped(key, value));
  return Object.fromEntries(
    kept.map(([key, value]) => [
      key,
      key === 'properties' ? mapValues(value, (p) => withoutKeywords(p, isDropped)) : withoutKeywords(value, isDropped),
    ]),
  );
}

const isWord = (key) => WORDS.includes(key);
const isBound = (key, value) =>
  isWord(key) || BOUNDS.includes(key) || (key === 'additionalProperties' && value === false);

function mapOperations(document, change) {
  const copy = structuredClone(document);
  for (const item of Object.values(copy.paths))
    for (const method of METHODS) if (item[method]) item[method] = change(item[method], copy);
  return copy;
}

function namesIn(node, found) {
  if (typeof node !== 'object' || node === null) return found;
  if (node.$ref) found.add(node.$ref);
  for (const value of Object.values(node)) namesIn(value, found);
  return found;
}

/** Removes components without references, so that no unused validator is generated. */
function withoutUnused(document, roots = []) {
  const wanted = namesIn(document.paths, new Set(roots.map((name) => `#/components/schemas/${name}`)));
  for (const ref of wanted) namesIn(resolve(document, { $ref: ref }), wanted);
  const keep = (kind) => (entry) => wanted.has(`#/components/${kind}/${entry[0]}`);
  const components = Object.fromEntries(
    ['schemas', 'parameters', 'responses'].map((kind) => [
      kind,
      Object.fromEntries(Object.entries(document.components[kind] ?? {}).filter(keep(kind))),
    ]),
  );
  const { webhooks: _webhooks, ...rest } = document;
  return { ...rest, info: { ...document.info, title: 'Fanlight' }, components };
}

/** The document for hooks: the transport removes the envelope, so the type of an answer is that of its `data`. */
export function documentForHooks(document) {
  return mapOperations(document, (operation, copy) => {
    const [[status, answer]] = Object.entries(operation.responses);
    const response = structuredClone(resolve(copy, answer));
    const json = response.content?.['application/json'];
    if (json) {
      delete json.example;
      json.schema = resolve(copy, json.schema).properties.data;
    }
    // Every failure has the same body.
    const error = { schema: { $ref: '#/components/schemas/Error' } };
    const failure = { description: 'A failure.', content: { 'application/json': error } };
    return { ...operation, responses: { [status]: response, 400: failure } };
  });
}

/** The payload schemas of the events of one direction; events of clients are validated like requests. */
const payloadsOf = (document, direction) =>
  eventsOf(document)
    .filter((event) => event.direction === direction)
    .map((event) => event.payload);

const isBinary = (schema) => schema?.format === 'binary';

function withoutFiles(schema) {
  const files = Object.keys(schema.properties ?? {}).filter((name) => isBinary(schema.properties[name]));
  if (!files.length) return schema;
  const { required, ...rest } = schema;
  const needed = (required ?? []).filter((name) => !files.includes(name));
  const properties = Object.fromEntries(Object.entries(schema.properties).filter(([name]) => !files.includes(name)));
  return { ...rest, properties, ...(needed.length ? { required: needed } : {}) };
}

/**
 * The document for validators of requests: closed objects with all bounds. Files are left out: their type is checked by
 * their bytes, and a `Blob` of one realm is no instance of another realm's.
 */
export function documentForRequests(document) {
  const copy = mapOperations(document, (operation) => {
    const { description: _description, ...rest } = operation;
    return { ...rest, responses: { 204: { description: 'Not checked here.' } } };
  });
  copy.components.schemas = mapValues(copy.components.schemas, (s) => withoutFiles(withoutKeywords(s, isWord)));
  for (const item of Object.values(copy.paths))
    for (const holder of [item, ...METHODS.map((method) => item[method] ?? {})])
      if (holder.parameters)
        holder.parameters = holder.parameters.map((p) => withoutKeywords(resolve(copy, p), isWord));
  return withoutUnused(copy, payloadsOf(document, 'client'));
}

/** The document for validators of answers and events: shapes without bounds, so that one outdated row does not fail. */
export function documentForAnswers(document) {
  const json = operationsOf(document)
    .filter((o) => o.answer === 'json')
    .map((o) => o.id);
  const paths = {};
  for (const [path, item] of Object.entries(document.paths)) {
    const kept = METHODS.filter((method) => json.includes(item[method]?.operationId));
    // The generator should see paths without parameters, since only answers are read from this document.
    const plain = path.replaceAll(/[{}]/g, '_');
    if (kept.length)
      paths[plain] = Object.fromEntries(kept.map((method) => [method, answersOf(document, item[method])]));
  }
  const schemas = mapValues(document.components.schemas, (schema) => withoutKeywords(schema, isBound));
  const copy = { ...document, paths, components: { ...document.components, schemas } };
  return withoutUnused(copy, payloadsOf(document, 'server'));
}

function answersOf(document, operation) {
  const status = Object.keys(operation.responses).find((s) => s.startsWith('2'));
  const { schema } = resolve(document, operation.responses[status]).content['application/json'];
  const content = { 'application/json': { schema: refName(schema) ? schema : withoutKeywords(schema, isBound) } };
  const { operationId, tags, summary } = operation;
  return { operationId, tags, summary, responses: { [status]: { description: 'The answer.', content } } };
}
