// Completes the bundled contract with parts that can be derived from its files: error responses, whether a token is
// required, and open objects in responses. The files do not have to repeat these parts.
import { sampleOf } from '../docs/sample.mjs';
import { inlineSchemas } from './amounts.mjs';
import { eventsOf, operationsOf, pascal, problemsOfSource, refName, resolve } from './contract.mjs';
import { codesOf, errorResponses, examplesOf, failuresOf } from './failures.mjs';
import { reasonCodes } from './messages.mjs';

const TOKEN = { token: [] };

/** Returns the security of an operation. If the token is optional, the response depends on the viewer. */
const securityOf = ({ viewer }) => (viewer === 'required' ? [TOKEN] : viewer === 'optional' ? [{}, TOKEN] : []);

function namesIn(node, document, found) {
  if (typeof node !== 'object' || node === null) return found;
  if (node.$ref && !found.has(node.$ref)) {
    found.add(node.$ref);
    namesIn(resolve(document, { $ref: node.$ref }), document, found);
  }
  for (const value of Object.values(node)) namesIn(value, document, found);
  return found;
}

/** Returns references to all schemas that are part of a request or of an event that clients send. */
export function requestSchemas(document) {
  const found = new Set();
  for (const { raw, parameters } of operationsOf(document)) namesIn([raw.requestBody, parameters], document, found);
  for (const { post } of Object.values(document.webhooks ?? {}))
    if (post['x-direction'] === 'client') namesIn(post.requestBody, document, found);
  return found;
}

/** Removes `additionalProperties: false` from a schema and its subschemas. */
function open(node) {
  if (typeof node !== 'object' || node === null) return;
  if (node.additionalProperties === false) delete node.additionalProperties;
  for (const value of Object.values(node)) open(value);
}

/**
 * Makes the objects in responses and events open, because a later version of the server may add fields. Objects in
 * requests stay closed.
 */
function openResponses(document) {
  const closed = requestSchemas(document);
  for (const [name, schema] of Object.entries(document.components.schemas))
    if (!closed.has(`#/components/schemas/${name}`)) open(schema);
  open(document.components.responses);
  for (const { raw } of operationsOf(document)) open(raw.responses);
}

/** Makes the example of a receipt consistent with its operation, and with the example of the request. */
function fitReceipts(document) {
  for (const { path, status, raw } of operationsOf(document)) {
    const [, type] = /^\/wallet\/charges\/([a-z]+)\//.exec(path) ?? [];
    const sent = resolve(document, raw.requestBody)?.content['application/json']?.example;
    if (!type || !sent || refName(raw.responses[status]) !== 'ChargeReceipt') continue;
    const response = structuredClone(resolve(document, raw.responses[status]));
    const { data } = response.content['application/json'].example;
    const tip = type === 'tip' ? { objectId: null, title: null } : {};
    const amount = sent.amount ?? sent.expectedPrice;
    Object.assign(data.charge, { type, amount, message: sent.message ?? null }, tip);
    data.balance = data.balanceBefore - amount;
    raw.responses[status] = response;
  }
}

/** Returns the schema name of an event with its envelope, such as `NotificationCreatedEnvelope`. */
const envelopeName = (name) => `${name.split(/[/-]/).map(pascal).join('')}Envelope`;

/** Returns the schema of an event with its envelope. Events that are not stored have no number (rule W6). */
function envelopeOf({ name, summary, payload, isStored }, { channel, no, at }) {
  return {
    type: 'object',
    description: `${summary}: the event with its place in its channel.`,
    required: ['channel', 'no', 'name', 'data', 'at'],
    properties: {
      channel,
      no: isStored
        ? no
        : { type: 'null', examples: [null], description: 'Events of this name are not stored and have no number.' },
      name: { type: 'string', const: name },
      data: { $ref: `#/components/schemas/${payload}` },
      at,
    },
  };
}

/** Makes `Event` a union of the stored events. Adds the envelope and an example to each event that the server sends. */
function describeEvents(document) {
  const { schemas } = document.components;
  if (!schemas.Event) return;
  const { properties, description } = schemas.Event;
  const server = eventsOf(document).filter(({ direction }) => direction === 'server');
  const ref = ({ name }) => `#/components/schemas/${envelopeName(name)}`;
  for (const event of server) schemas[envelopeName(event.name)] = envelopeOf(event, properties);
  const stored = server.filter(({ isStored }) => isStored);
  const mapping = Object.fromEntries(stored.map((event) => [event.name, ref(event)]));
  const discriminator = { propertyName: 'name', mapping };
  schemas.Event = { description, oneOf: stored.map((event) => ({ $ref: ref(event) })), discriminator };
  delete schemas.EventName;
  delete schemas.EventPayload;
  for (const event of server) {
    const content = document.webhooks[event.name].post.requestBody.content['application/json'];
    content.schema = { $ref: ref(event) };
    content.example = sampleOf(document, content.schema);
  }
  for (const event of eventsOf(document).filter(({ direction }) => direction === 'client')) {
    const content = document.webhooks[event.name].post.requestBody.content['application/json'];
    content.example ??= sampleOf(document, content.schema);
  }
}

/**
 * Completes the bundled contract.
 *
 * @throws if a file contains a part that is derived here
 */
export function completeContract(source) {
  const document = structuredClone(source);
  const problems = problemsOfSource(document);
  if (problems.length)
    throw new Error(`The contract's files contain parts that are derived:\n  ${problems.join('\n  ')}`);
  inlineSchemas(document);
  document.components.schemas.ErrorCode.enum = Object.keys(failuresOf(document));
  document.components.schemas.ErrorReason.enum = reasonCodes(document);
  document.components.examples = { ...document.components.examples, ...examplesOf(document) };
  document.components.responses ??= {};
  for (const operation of operationsOf(document)) {
    const codes = codesOf(document, operation, (node) => resolve(document, node));
    const { responses, components } = errorResponses(document, codes);
    Object.assign(operation.raw.responses, responses);
    Object.assign(document.components.responses, components);
    operation.raw.security = securityOf(operation);
  }
  describeEvents(document);
  fitReceipts(document);
  openResponses(document);
  // Removes the examples of error codes to which no response refers.
  const used = namesIn(document.components.responses, document, new Set());
  for (const code of Object.keys(failuresOf(document)))
    if (!used.has(`#/components/examples/${code}`)) delete document.components.examples[code];
  return document;
}
