// Reads the bundled contract. Lists its operations and events in their order, and checks what the linter cannot
// express.
import fs from 'node:fs';
import { codesOf, derivedCodes, EVERYWHERE, failureProblems, failuresOf } from './failures.mjs';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const ROLES = ['public', 'user', 'performer', 'operator'];
const ACCESS = ['owner', 'participant', 'entitled'];
const DIRECTIONS = ['server', 'client'];

export const pascal = (name) => name[0].toUpperCase() + name.slice(1);

export const readContract = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));

/** Resolves a reference to another place in the bundle. If that place contains a reference, resolves it as well. */
export function resolve(document, node) {
  let resolved = node;
  while (resolved?.$ref) {
    resolved = resolved.$ref
      .slice(2)
      .split('/')
      .reduce((o, key) => o[key.replaceAll('~1', '/').replaceAll('~0', '~')], document);
  }
  return resolved;
}

/** Returns the last part of a `$ref`, which is the name of a schema; undefined for an inline schema. */
export const refName = (node) => node?.$ref?.split('/').at(-1);

/** Whether a login is `required`, `optional` (the response then depends on the viewer), or `none`. */
function viewerOf(raw) {
  if (!raw['x-roles']?.includes('public')) return 'required';
  return raw['x-viewer'] ?? 'none';
}

function bodyKind(raw, mediaType) {
  if (mediaType === undefined) return 'none';
  if (raw['x-raw-body']) return 'raw';
  return mediaType === 'multipart/form-data' ? 'multipart' : 'json';
}

function describe(document, path, item, method) {
  const raw = item[method];
  const parameters = [...(item.parameters ?? []), ...(raw.parameters ?? [])].map((p) => resolve(document, p));
  const bodyContent = resolve(document, raw.requestBody)?.content ?? {};
  const mediaType = Object.keys(bodyContent)[0];
  const bodySchema = mediaType ? bodyContent[mediaType].schema : undefined;
  const bodyProperties = resolve(document, bodySchema)?.properties ?? {};
  const status = Object.keys(raw.responses ?? {}).find((s) => s.startsWith('2'));
  const response = resolve(document, raw.responses?.[status]);
  const responseType = Object.keys(response?.content ?? {})[0];
  return {
    id: raw.operationId,
    path,
    method: method.toUpperCase(),
    group: raw.tags?.[0],
    summary: raw.summary,
    roles: raw['x-roles'],
    access: raw['x-access'] ?? null,
    viewer: viewerOf(raw),
    isPlanned: raw['x-status'] === 'planned',
    origin: raw['x-origin'] ?? 'spec',
    idempotent: raw['x-idempotent'] ?? false,
    endless: raw['x-endless'] ?? false,
    invalidates: raw['x-invalidates'],
    ownErrors: raw['x-errors'] ?? [],
    statuses: Object.keys(raw.responses ?? {}),
    status: Number(status),
    body: bodyKind(raw, mediaType),
    bodySchema,
    files: Object.keys(bodyProperties).filter((name) => resolve(document, bodyProperties[name]).format === 'binary'),
    response: responseType === undefined ? 'none' : responseType === 'application/json' ? 'json' : 'binary',
    responseSchema: responseType === 'application/json' ? response.content[responseType].schema : undefined,
    parameters,
    raw,
  };
}

/** Lists all operations in the order of the contract. */
export function operationsOf(document) {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => describe(document, path, item, method)),
  );
}

/** Returns a key that sorts paths with a parameter after paths with a fixed segment at the same position. */
const sortKeyOf = (path) => path.replaceAll(/[^/]+/g, (segment) => (segment.startsWith('{') ? '1' : '0'));

/** Sorts the operations of all groups so that paths with fixed segments come first. */
export const fixedFirst = (operations) =>
  operations.toSorted((a, b) => {
    const [first, second] = [sortKeyOf(a.path), sortKeyOf(b.path)];
    return first < second ? -1 : first > second ? 1 : 0;
  });

/** Lists the groups that have operations, in the order of the tags. */
export function groupsOf(document) {
  const used = new Set(operationsOf(document).map((operation) => operation.group));
  return document.tags.map((tag) => tag.name).filter((name) => used.has(name));
}

/**
 * Returns the names of the events that are stored. They are in `EventName`, and in the completed contract in the
 * variants of `Event`.
 */
const storedNames = ({ components: { schemas } }) =>
  schemas.EventName?.enum ?? Object.keys(schemas.Event?.discriminator?.mapping ?? {});

/** Lists all realtime events. `isStored` is true if the event is stored and numbered (rule W6). */
export function eventsOf(document) {
  const stored = storedNames(document);
  const payloadOf = (schema) => refName(resolve(document, schema)?.properties?.data) ?? refName(schema);
  return Object.entries(document.webhooks ?? {}).map(([name, item]) => ({
    name,
    group: item.post?.tags?.[0],
    summary: item.post?.summary,
    direction: item.post?.['x-direction'],
    audience: item.post?.['x-audience'],
    invalidates: item.post?.['x-invalidates'],
    isStored: stored.includes(name),
    payload: payloadOf(item.post?.requestBody?.content?.['application/json']?.schema),
  }));
}

/**
 * Lists the codes with which an operation can fail, in the order of `ErrorCode`. Leaves out the codes with which every
 * operation can fail.
 */
export const errorCodesOf = (document, operation) => codesOf(document, operation, (node) => resolve(document, node));

/** Reports parts of the files that must not be written, because they are derived. Each problem is one line. */
export function problemsOfSource(document) {
  return operationsOf(document).flatMap((operation) => {
    const { id, raw, statuses, ownErrors } = operation;
    const derived = new Set([...derivedCodes(operation, (node) => resolve(document, node)), ...EVERYWHERE]);
    return [
      ...statuses
        .filter((status) => !status.startsWith('2'))
        .map((status) => `${id}: the response ${status} follows from x-roles, parameters, body and x-errors`),
      ...ownErrors.filter((code) => derived.has(code)).map((code) => `${id}: x-errors names ${code}, which is derived`),
      ...(raw.security ? [`${id}: security follows from x-roles and x-viewer`] : []),
    ];
  });
}

/** The names of fields whose value depends on the viewer. */
const VIEWER_FIELDS = [
  'access',
  'isBlocked',
  'isBookmarked',
  'isBought',
  'isFollowed',
  'isLiked',
  'isOwn',
  'isSubscribed',
];

/** Whether a response contains a field whose value depends on the viewer. */
function dependsOnViewer(document, node, seen = new Set()) {
  if (typeof node !== 'object' || node === null || seen.has(node)) return false;
  seen.add(node);
  if (node.$ref) return dependsOnViewer(document, resolve(document, node), seen);
  if (VIEWER_FIELDS.some((name) => Object.hasOwn(node.properties ?? {}, name))) return true;
  return Object.values(node).some((value) => dependsOnViewer(document, value, seen));
}

function problemsOfOperation(document, operation, queries) {
  const problems = [];
  const { id, raw } = operation;
  const has = (name, where) => operation.parameters.some((p) => p.name === name && p.in === where);
  if (!id) return [`${operation.method} ${operation.path} has no operationId`];
  if (raw.tags?.length !== 1) problems.push('needs exactly one tag');
  if (!operation.summary) problems.push('has no summary');
  if (!operation.roles?.length) problems.push('has no x-roles');
  for (const role of operation.roles ?? []) if (!ROLES.includes(role)) problems.push(`x-roles: no such role: ${role}`);
  if (raw['x-viewer'] && (raw['x-viewer'] !== 'optional' || !operation.roles?.includes('public')))
    problems.push('x-viewer is `optional`, on an operation for the public only');
  if (operation.viewer === 'none' && dependsOnViewer(document, operation.responseSchema))
    problems.push('its response depends on the viewer: it needs x-viewer');
  if (raw['x-status'] && raw['x-status'] !== 'planned') problems.push(`x-status: unknown: ${raw['x-status']}`);
  if (operation.access && !ACCESS.includes(operation.access)) problems.push(`x-access: unknown: ${operation.access}`);
  if (!operation.status) problems.push('has no successful response');
  if (operation.method !== 'GET' && !operation.invalidates) problems.push('changes something but has no x-invalidates');
  for (const target of operation.invalidates ?? [])
    if (!queries.has(target)) problems.push(`x-invalidates names ${target}, which is no query of this contract`);
  for (const code of operation.ownErrors)
    if (!Object.hasOwn(failuresOf(document), code)) problems.push(`x-errors names ${code}, which is no ErrorCode`);
  if (operation.idempotent !== has('Idempotency-Key', 'header'))
    problems.push('x-idempotent and the Idempotency-Key parameter go together');
  if (operation.endless !== has('cursor', 'query')) problems.push('x-endless and the cursor parameter go together');
  if (operation.body !== 'none' && !refName(operation.bodySchema)) problems.push('its body must be a named schema');
  if (operation.response === 'json' && !resolve(document, operation.responseSchema).properties?.data)
    problems.push('its response must be an object with `data`');
  return problems.map((problem) => `${id} (${operation.method} ${operation.path}): ${problem}`);
}

function orderProblems(document) {
  const paths = Object.keys(document.paths);
  const shadows = (general, special) => {
    const [a, b] = [general.split('/'), special.split('/')];
    return (
      a.length === b.length && a.every((part, i) => part === b[i] || (part.startsWith('{') && !b[i].startsWith('{')))
    );
  };
  return paths.flatMap((general, i) =>
    paths
      .slice(i + 1)
      .filter((special) => shadows(general, special))
      .map((special) => `${special} must come before ${general}, which matches the same URLs`),
  );
}

/** Reports problems of the contract. Each problem is one line. */
export function problemsOf(document) {
  const operations = operationsOf(document);
  const queries = new Set(operations.filter((o) => o.method === 'GET').map((o) => o.id));
  const seen = new Set();
  const duplicates = operations
    .filter((o) => seen.size === seen.add(o.id).size)
    .map((o) => `operationId ${o.id} is used twice`);
  const events = eventsOf(document).flatMap((event) => [
    ...(event.payload ? [] : [`event ${event.name}: its payload must be a named schema`]),
    ...(event.group ? [] : [`event ${event.name}: has no tag`]),
    ...(DIRECTIONS.includes(event.direction) ? [] : [`event ${event.name}: x-direction must be server or client`]),
    ...(event.direction === 'client' || event.invalidates ? [] : [`event ${event.name}: has no x-invalidates`]),
    ...(event.invalidates ?? [])
      .filter((id) => !queries.has(id))
      .map((id) => `event ${event.name}: x-invalidates names ${id}, which is no query of this contract`),
  ]);
  return [
    ...operations.flatMap((o) => problemsOfOperation(document, o, queries)),
    ...duplicates,
    ...orderProblems(document),
    ...failureProblems(document, operations, (node) => resolve(document, node)),
    ...events,
  ];
}
