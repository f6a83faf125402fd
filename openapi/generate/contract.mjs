// Reads the bundled contract: its operations in their order, the checks that the linter cannot express, and the two
// documents derived from it for generators that need another shape.
import fs from 'node:fs';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const ROLES = ['public', 'user', 'performer'];
const ACCESS = ['owner', 'participant', 'entitled'];
const DIRECTIONS = ['server', 'client'];

/** The answer of a status as every operation of its kind can give it; `x-errors` adds to it. */
const CODES_BY_STATUS = {
  400: ['MALFORMED_BODY'],
  401: ['UNAUTHENTICATED'],
  403: ['FORBIDDEN'],
  404: ['NOT_FOUND'],
  410: ['LINK_EXPIRED'],
  413: ['PAYLOAD_TOO_LARGE'],
  415: ['UNSUPPORTED_MEDIA_TYPE'],
  422: ['VALIDATION_FAILED'],
  429: ['RATE_LIMITED'],
};

/** What comes of a body that can't be read, is too large, or of another type than said. */
const BODY_STATUSES = ['400', '413', '415'];

export const pascal = (name) => name[0].toUpperCase() + name.slice(1);

export const readContract = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));

/** Follows `$ref`s inside the bundle until something that is not one. */
export function resolve(document, node) {
  let at = node;
  while (at?.$ref) {
    at = at.$ref
      .slice(2)
      .split('/')
      .reduce((o, key) => o[key.replaceAll('~1', '/').replaceAll('~0', '~')], document);
  }
  return at;
}

/** The last part of a `$ref`, or undefined for an inline schema. */
export const refName = (node) => node?.$ref?.split('/').at(-1);

function describe(document, path, item, method) {
  const raw = item[method];
  const parameters = [...(item.parameters ?? []), ...(raw.parameters ?? [])].map((p) => resolve(document, p));
  const bodyContent = resolve(document, raw.requestBody)?.content ?? {};
  const mediaType = Object.keys(bodyContent)[0];
  const bodySchema = mediaType ? bodyContent[mediaType].schema : undefined;
  const bodyProperties = resolve(document, bodySchema)?.properties ?? {};
  const status = Object.keys(raw.responses ?? {}).find((s) => s.startsWith('2'));
  const answer = resolve(document, raw.responses?.[status]);
  const answerType = Object.keys(answer?.content ?? {})[0];
  return {
    id: raw.operationId,
    path,
    method: method.toUpperCase(),
    group: raw.tags?.[0],
    summary: raw.summary,
    roles: raw['x-roles'],
    access: raw['x-access'] ?? null,
    origin: raw['x-origin'] ?? 'spec',
    idempotent: raw['x-idempotent'] ?? false,
    endless: raw['x-endless'] ?? false,
    invalidates: raw['x-invalidates'],
    ownErrors: raw['x-errors'] ?? [],
    statuses: Object.keys(raw.responses ?? {}),
    status: Number(status),
    body: mediaType === undefined ? 'none' : mediaType === 'multipart/form-data' ? 'multipart' : 'json',
    bodySchema,
    files: Object.keys(bodyProperties).filter((name) => resolve(document, bodyProperties[name]).format === 'binary'),
    answer: answerType === undefined ? 'none' : answerType === 'application/json' ? 'json' : 'binary',
    answerSchema: answerType === 'application/json' ? answer.content[answerType].schema : undefined,
    parameters,
    raw,
  };
}

/** Every operation, in the order of the contract. */
export function operationsOf(document) {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => describe(document, path, item, method)),
  );
}

/** A parameter counts more than any fixed segment at the same place. */
const rank = (address) => address.replaceAll(/[^/]+/g, (segment) => (segment.startsWith('{') ? '1' : '0'));

/** Operations in the order in which they are tried, so that fixed segments win, whatever group they are of. */
export const fixedFirst = (operations) =>
  operations.toSorted((a, b) => (rank(a.path) < rank(b.path) ? -1 : rank(a.path) > rank(b.path) ? 1 : 0));

/** The groups that have operations, in the order of the tags. */
export function groupsOf(document) {
  const used = new Set(operationsOf(document).map((operation) => operation.group));
  return document.tags.map((tag) => tag.name).filter((name) => used.has(name));
}

/**
 * Every realtime event: its name, group, direction, audience, the name of its payload schema, the queries that are stale
 * when it comes, and whether it is kept and numbered (rule W6).
 */
export function eventsOf(document) {
  const kept = document.components.schemas.EventName?.enum ?? [];
  return Object.entries(document.webhooks ?? {}).map(([name, item]) => ({
    name,
    group: item.post?.tags?.[0],
    summary: item.post?.summary,
    direction: item.post?.['x-direction'],
    audience: item.post?.['x-audience'],
    invalidates: item.post?.['x-invalidates'],
    isKept: kept.includes(name),
    payload: refName(item.post?.requestBody?.content?.['application/json']?.schema),
  }));
}

/** The codes with which an operation can fail: those of its statuses, then its own, in the order of `ErrorCode`. */
export function errorCodesOf(document, operation) {
  const isPublic = operation.roles.includes('public');
  const codes = new Set(operation.ownErrors);
  for (const status of operation.statuses) {
    // A call that needs no login neither asks for one nor refuses a role: its 401 and 403 are its own codes.
    if (isPublic && (status === '401' || status === '403')) continue;
    if (status === '409' && operation.ownErrors.every((code) => !code.endsWith('CONFLICT'))) codes.add('CONFLICT');
    for (const code of CODES_BY_STATUS[status] ?? []) codes.add(code);
  }
  return document.components.schemas.ErrorCode.enum.filter((code) => codes.has(code));
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
  if (operation.access && !ACCESS.includes(operation.access)) problems.push(`x-access: unknown: ${operation.access}`);
  if (!operation.status) problems.push('has no answer of success');
  if (operation.method !== 'GET' && !operation.invalidates) problems.push('changes something but has no x-invalidates');
  for (const target of operation.invalidates ?? [])
    if (!queries.has(target)) problems.push(`x-invalidates names ${target}, which is no query of this contract`);
  for (const code of operation.ownErrors)
    if (!document.components.schemas.ErrorCode.enum.includes(code))
      problems.push(`x-errors names ${code}, which is no ErrorCode`);
  if (operation.idempotent !== has('Idempotency-Key', 'header'))
    problems.push('x-idempotent and the Idempotency-Key parameter go together');
  if (operation.endless !== has('cursor', 'query')) problems.push('x-endless and the cursor parameter go together');
  if (operation.body !== 'none' && !refName(operation.bodySchema)) problems.push('its body must be a named schema');
  for (const status of operation.body === 'none' ? [] : BODY_STATUSES)
    if (!operation.statuses.includes(status)) problems.push(`takes a body but has no answer ${status}`);
  if (operation.answer === 'json' && !resolve(document, operation.answerSchema).properties?.data)
    problems.push('its answer must be an object with `data`');
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
      .map((special) => `${special} must stand before ${general}, which would catch it`),
  );
}

/** What is wrong with the contract, one line each; empty when nothing is. */
export function problemsOf(document) {
  const operations = operationsOf(document);
  const queries = new Set(operations.filter((o) => o.method === 'GET').map((o) => o.id));
  const seen = new Set();
  const twice = operations
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
    ...twice,
    ...orderProblems(document),
    ...events,
  ];
}
