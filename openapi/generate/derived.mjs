// Derives documents from the bundle. They are for generators that need other schemas than those of requests and
// responses.
import { eventsOf, operationsOf, refName, resolve } from './contract.mjs';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const WORDS = ['description', 'examples', 'example'];
const BOUNDS = [
  ...['minLength', 'maxLength', 'pattern', 'format', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  ...['multipleOf', 'minItems', 'maxItems', 'uniqueItems', 'minProperties', 'maxProperties', 'default'],
];

const mapValues = (object, change) => Object.fromEntries(Object.entries(object).map(([k, v]) => [k, change(v)]));

/** Removes keywords from a schema and its subschemas. A property with the name of a keyword is kept. */
function withoutKeywords(schema, isDropped) {
  if (Array.isArray(schema)) return schema.map((part) => withoutKeywords(part, isDropped));
  if (typeof schema !== 'object' || schema === null) return schema;
  const remaining = Object.entries(schema).filter(([key, value]) => !isDropped(key, value));
  return Object.fromEntries(
    remaining.map(([key, value]) => [
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

/** Removes components to which nothing refers, so that no unused validator is generated. */
function withoutUnused(document, roots = []) {
  const references = namesIn(document.paths, new Set(roots.map((name) => `#/components/schemas/${name}`)));
  for (const ref of references) namesIn(resolve(document, { $ref: ref }), references);
  const isReferenced = (kind) => (entry) => references.has(`#/components/${kind}/${entry[0]}`);
  const components = Object.fromEntries(
    ['schemas', 'parameters', 'responses'].map((kind) => [
      kind,
      Object.fromEntries(Object.entries(document.components[kind] ?? {}).filter(isReferenced(kind))),
    ]),
  );
  const { webhooks: _webhooks, ...rest } = document;
  return { ...rest, info: { ...document.info, title: 'Fanlight' }, components };
}

/**
 * Returns the document for hooks. In it, a response has the type of its `data`, because the transport removes the
 * envelope.
 */
export function documentForHooks(document) {
  return mapOperations(document, (operation, copy) => {
    const [[status, reference]] = Object.entries(operation.responses);
    const response = structuredClone(resolve(copy, reference));
    const json = response.content?.['application/json'];
    if (json) {
      delete json.example;
      json.schema = resolve(copy, json.schema).properties.data;
    }
    // All failures have the same body.
    const error = { schema: { $ref: '#/components/schemas/Error' } };
    const failure = { description: 'A failure.', content: { 'application/json': error } };
    return { ...operation, responses: { [status]: response, 400: failure } };
  });
}

/** Returns the payload schemas of the events in one direction. */
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
 * Returns the document for validators of requests. Its objects are closed, and have all bounds. It contains no files,
 * because the server checks the type of a file by its bytes, and a validator cannot recognise a `Blob` of another
 * realm.
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

/**
 * Returns the document for validators of responses and events. It has no bounds, so that a row that was valid under
 * earlier bounds does not make a response invalid.
 */
export function documentForResponses(document) {
  const json = operationsOf(document)
    .filter((o) => o.response === 'json')
    .map((o) => o.id);
  const paths = {};
  for (const [path, item] of Object.entries(document.paths)) {
    const usedMethods = METHODS.filter((method) => json.includes(item[method]?.operationId));
    // Removes the parameters from the path. Otherwise the generator would create validators for them, which nothing
    // uses.
    const pathWithoutParameters = path.replaceAll(/[{}]/g, '_');
    if (usedMethods.length)
      paths[pathWithoutParameters] = Object.fromEntries(
        usedMethods.map((method) => [method, responsesOf(document, item[method])]),
      );
  }
  const schemas = mapValues(document.components.schemas, (schema) => withoutKeywords(schema, isBound));
  const copy = { ...document, paths, components: { ...document.components, schemas } };
  return withoutUnused(copy, payloadsOf(document, 'server'));
}

function responsesOf(document, operation) {
  const status = Object.keys(operation.responses).find((s) => s.startsWith('2'));
  const { schema } = resolve(document, operation.responses[status]).content['application/json'];
  const content = { 'application/json': { schema: refName(schema) ? schema : withoutKeywords(schema, isBound) } };
  const { operationId, tags, summary } = operation;
  return { operationId, tags, summary, responses: { [status]: { description: 'The response.', content } } };
}
