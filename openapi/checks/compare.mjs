// Compares two versions of the contract, and finds changes that break clients of the old version.
import { eventsOf, operationsOf, resolve } from '../generate/contract.mjs';
import { schemaComparison } from './compare-schemas.mjs';

const keyOf = ({ method, path }) => `${method} ${path}`;

function compareParameters(before, after, compareRequest, report) {
  const key = (p) => `${p.in} ${p.name}`;
  const [was, is] = [before, after].map(({ parameters }) => new Map(parameters.map((p) => [key(p), p])));
  for (const [name, old] of was) {
    const now = is.get(name);
    if (!now) report(true, 'is gone', name);
    else {
      if (now.required && !old.required) report(true, 'is required', name);
      for (const change of compareRequest([old.schema, now.schema], name))
        report(change.isBreaking, change.what, change.where);
    }
  }
  for (const [name, now] of is)
    if (!was.has(name)) report(Boolean(now.required), now.required ? 'is new and required' : 'is new', name);
}

function compareBodies([before, after], documents, compareRequest, report) {
  if (before.body !== after.body) return report(true, `was ${before.body} and is ${after.body}`, 'body');
  const [was, is] = [before, after].map(({ raw }, i) => resolve(documents[i], raw.requestBody));
  if (!was) return;
  if (is.required && !was.required) report(true, 'is required', 'body');
  for (const change of compareRequest([before.bodySchema, after.bodySchema], 'body'))
    report(change.isBreaking, change.what, change.where);
}

function compareResponses(before, after, compareResponse, report) {
  if (before.status !== after.status) report(true, `was ${before.status} and is ${after.status}`, 'status');
  if (before.response !== after.response)
    return report(true, `was ${before.response} and is ${after.response}`, 'response');
  if (before.response !== 'json') return;
  for (const change of compareResponse([before.responseSchema, after.responseSchema], 'response'))
    report(change.isBreaking, change.what, change.where);
}

function compareOperation([before, after], documents, report) {
  // Each operation has its own comparison, because a comparison reports the change of a shared schema only once. Each
  // operation then reports the change.
  const compareRequest = schemaComparison(documents, 'request');
  if (before.id !== after.id) report(true, `is called ${after.id} now`);
  for (const role of before.roles ?? [])
    if (!after.roles.includes(role) && !after.roles.includes('public')) report(true, `is closed to: ${role}`);
  if (after.access && after.access !== before.access) report(true, `is for ${after.access} only`);
  if (before.idempotent && !after.idempotent) report(true, 'takes no Idempotency-Key any more');
  compareParameters(before, after, compareRequest, report);
  compareBodies([before, after], documents, compareRequest, report);
  compareResponses(before, after, schemaComparison(documents, 'response'), report);
}

function compareEvent([before, after], documents, report) {
  for (const key of ['direction', 'audience'])
    if (before[key] !== after[key]) report(true, `${key} was ${before[key]} and is ${after[key]}`);
  const schemas = [before, after].map(({ payload }) => ({ $ref: `#/components/schemas/${payload}` }));
  const direction = after.direction === 'client' ? 'request' : 'response';
  // The schemas are compared by their content, because the name of a payload's schema is not part of the contract.
  const payloads = schemas.map((schema, i) => resolve(documents[i], schema));
  for (const change of schemaComparison(documents, direction)(payloads, 'data'))
    report(change.isBreaking, change.what, change.where);
}

function comparePairs(was, is, kind, compareOne) {
  const changes = [];
  for (const [key, old] of was) {
    const now = is.get(key);
    const name = old.id ? `${old.id} (${key})` : `${kind} ${key}`;
    const report = (isBreaking, what, where = '') => void changes.push({ isBreaking, subject: name, where, what });
    if (now) compareOne([old, now], report);
    else report(true, 'is gone');
  }
  for (const [key, now] of is)
    if (!was.has(key))
      changes.push({
        isBreaking: false,
        subject: now.id ? `${now.id} (${key})` : `${kind} ${key}`,
        where: '',
        what: 'is new',
      });
  return changes;
}

/**
 * Lists all changes from one bundled contract to another.
 *
 * @returns {{ isBreaking: boolean, subject: string, where: string, what: string }[]}
 */
export function compareContracts(before, after) {
  const documents = [before, after];
  const [operations, events] = [operationsOf, eventsOf].map((list) =>
    documents.map((document) => new Map(list(document).map((one) => [one.name ?? keyOf(one), one]))),
  );
  return [
    ...comparePairs(...operations, 'operation', (pair, report) => compareOperation(pair, documents, report)),
    ...comparePairs(...events, 'event', (pair, report) => compareEvent(pair, documents, report)),
  ];
}

const majorOf = (version) => Number(version.split('.')[0]);

/** Whether a breaking change may be released. It is allowed before version 1.0 and in a new major version. */
export const mayBreak = (from, to) => majorOf(to) === 0 || majorOf(to) > majorOf(from);
