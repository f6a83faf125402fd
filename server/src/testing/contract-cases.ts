import { type Operation, type OperationId, operations } from '@fanlight/sdk/operations';
import { type Binding, bindings } from '@fanlight/sdk/validators/bindings';
import { hostileValuesOf, type Place, placesOf, replaceAt, sampleOf, shapeOf, wrongTypeOf } from './shapes.ts';

type Part = 'params' | 'query' | 'body';

/** The viewer of a call. */
export type CaseViewer =
  | ('visitor' | 'ended session' | 'user' | 'performer')
  | ('operator' | 'read-only operator' | 'operator without a code');

/** One call of the contract test, and its expected result. */
export interface ContractCase {
  /** The kind of the invalid call, such as `missing field`. The summary counts the calls of each kind. */
  kind: string;
  /** Says what was changed, for the message of a failed test. */
  detail: string;
  viewer: CaseViewer;
  params: Record<string, string>;
  query: Record<string, unknown>;
  body?: unknown;
  /** Replaces the body and its content type. */
  raw?: { contentType: string; text: string };
  headers?: Record<string, string>;
  /** The expected status. By default, a success, or any failure that the operation lists. */
  status?: number[];
  /** The field that a response with the status 422 must name. */
  field?: string;
}

/** An operation of the contract, with a sample for each part of its input. */
interface SampledOperation {
  id: OperationId;
  operation: Operation;
  binding: Binding;
  /** A viewer with the right role. */
  viewer: CaseViewer;
  sample: Omit<ContractCase, 'kind' | 'detail'>;
  places: Record<Part, Place[]>;
}

const isFilled = (value: object) => Object.keys(value).length > 0;

function sampleOperation(id: OperationId): SampledOperation {
  const operation: Operation = operations[id];
  const binding: Binding = bindings[id];
  const { roles } = operation;
  const isForFans = roles.includes('user') || roles.includes('public');
  const viewer = roles.includes('operator') ? 'operator' : isForFans ? 'user' : 'performer';
  const sampleOfPart = (part: Part) => {
    const validator = binding[part];
    if (!validator) return {};
    const sample = sampleOf(shapeOf(validator));
    const result = validator.safeParse(sample);
    if (!result.success) throw new Error(`${id}: the sample of its ${part} is invalid: ${result.error}`);
    return sample as Record<string, unknown>;
  };
  const placesOfPart = (part: Part) => (binding[part] ? placesOf(shapeOf(binding[part])) : []);
  return {
    id,
    operation,
    binding,
    viewer,
    sample: {
      viewer,
      params: sampleOfPart('params') as Record<string, string>,
      query: sampleOfPart('query'),
      ...(operation.body !== 'none' && { body: sampleOfPart('body') }),
    },
    places: { params: placesOfPart('params'), query: placesOfPart('query'), body: placesOfPart('body') },
  };
}

/** The pattern of ids in the contract. The samples of other patterns may look like ids, such as bank accounts. */
const idPattern = '^[0-9a-f]{24}$';
const nameOf = ({ path }: Place) => path.join('.');

/** Viewers who lack the required role. */
function accessCases({ operation, sample }: SampledOperation): ContractCase[] {
  const { roles, method } = operation;
  if (roles.includes('public')) return [];
  const strangers: CaseViewer[] = (['user', 'performer'] as const).filter((role) => !roles.includes(role));
  if (roles.includes('operator')) strangers.push('operator without a code');
  if (roles.includes('operator') && method !== 'GET') strangers.push('read-only operator');
  return [
    { ...sample, kind: 'no token', detail: 'no Authorization header', viewer: 'visitor', status: [401] },
    { ...sample, kind: 'dead token', detail: 'a session that was ended', viewer: 'ended session', status: [401] },
    {
      ...sample,
      kind: 'dead token',
      detail: 'an unknown token',
      viewer: 'visitor',
      headers: { authorization: 'Bearer of_nothing' },
      status: [401],
    },
    ...strangers.map((viewer): ContractCase => {
      return { ...sample, kind: 'wrong role', detail: viewer, viewer, status: [403] };
    }),
  ];
}

/** Returns calls with nonexistent ids in the query or the body. */
function innerIdCases({ sample, places }: SampledOperation): ContractCase[] {
  const ids = [...places.query, ...places.body].filter(({ shape }) => shape.pattern === idPattern);
  return ids.map((place) => ({
    ...sample,
    kind: 'unknown id',
    detail: `${nameOf(place)} does not exist`,
    status: [403, 404, 422],
  }));
}

/** Values that replace sample ids which exist. No country has the code ZZ (ISO 3166-1). */
const missingIds: Record<string, string> = { country: 'ZZ', file: 'zz.svg' };

const withMissingIds = (params: ContractCase['params']) =>
  params && Object.fromEntries(Object.entries(params).map(([name, value]) => [name, missingIds[name] ?? value]));

/** Returns calls with nonexistent and malformed ids in the path. */
function idCases(subject: SampledOperation): ContractCase[] {
  const { binding, sample, places } = subject;
  const hasIds = places.params.some(({ shape }) => !shape.enum);
  if (!hasIds) return innerIdCases(subject);
  const malformed = places.params.flatMap((place) => {
    const name = nameOf(place);
    return ['no id', 'x'.repeat(300), '%00', '../..', 'null'].flatMap((value): ContractCase[] => {
      const params = { ...sample.params, [name]: value };
      const isRefused = !binding.params?.safeParse(params).success;
      const expected = isRefused ? { status: [422], field: name } : { status: [403, 404, 422] };
      return [{ ...sample, kind: 'malformed id', detail: `${name} = ${value}`, params, ...expected }];
    });
  });
  const params = withMissingIds(sample.params);
  return [
    // If the item belongs to a user, the response may hide whether it exists.
    { ...sample, kind: 'unknown id', detail: JSON.stringify(params), params, status: [403, 404] },
    ...malformed,
  ];
}

/**
 * Returns a call with one changed value. If the contract's validator refuses the value, the response must have the
 * status 422 and name the field.
 */
function changed({ binding, sample }: SampledOperation, part: Part, place: Place, value: unknown) {
  const next = replaceAt(sample[part] ?? {}, place.path, value);
  const isRefused = !binding[part]?.safeParse(next).success;
  return { ...sample, [part]: next, ...(isRefused && { status: [422], field: nameOf(place) }) };
}

function fieldCases(subject: SampledOperation): ContractCase[] {
  const { places, sample, operation, binding } = subject;
  const missing = (['query', 'body'] as const).flatMap((part) =>
    places[part]
      .filter(({ isRequired }) => isRequired)
      .map((place): ContractCase => {
        const detail = `${part} without ${nameOf(place)}`;
        return {
          ...changed(subject, part, place, undefined),
          kind: 'missing field',
          detail,
          status: [422],
          field: nameOf(place),
        };
      }),
  );
  const ofBody = operation.body === 'json' ? places.body : [];
  const wrongBody = ofBody.map((place): ContractCase => {
    const value = wrongTypeOf(place.shape);
    const detail = `${nameOf(place)} = ${JSON.stringify(value)}`;
    return {
      ...changed(subject, 'body', place, value),
      kind: 'wrong type',
      detail,
      status: [422],
      field: nameOf(place),
    };
  });
  const wrongQuery = places.query.map((place): ContractCase => {
    // All values in a path are texts, so only a list has a wrong type.
    const isText = place.shape.type === 'string' && !place.shape.enum;
    const value = isText ? [sample.query[nameOf(place)], 'again'] : 'no-such-value';
    const detail = `?${nameOf(place)}=${value}`;
    return {
      ...changed(subject, 'query', place, value),
      kind: 'wrong type',
      detail,
      status: [422],
      field: nameOf(place),
    };
  });
  const unknown: ContractCase[] = [
    ...(binding.query
      ? [{ ...sample, query: { ...sample.query, surprise: '1' }, kind: 'unknown field', detail: 'in the query' }]
      : []),
    ...(hasNoShape(operation)
      ? []
      : [
          {
            ...sample,
            body: { ...(sample.body as object), surprise: '1' },
            kind: 'unknown field',
            detail: 'in the body',
          },
        ]),
  ].map((each) => ({ ...each, status: [422], field: 'surprise' }));
  return [...missing, ...wrongBody, ...wrongQuery, ...unknown];
}

/**
 * Whether the contract does not describe the body. The handler then parses it, such as the signed event of a gateway.
 */
function hasNoShape({ body }: Operation): boolean {
  return body === 'none' || body === 'raw';
}

const tooLarge = {
  kind: 'too large',
  detail: 'more than 1 MB',
  raw: { contentType: 'application/json', text: JSON.stringify({ text: 'x'.repeat(1024 * 1024) }) },
};

/** Returns calls whose body does not match its content type. */
function bodyCases({ operation, binding, sample }: SampledOperation): ContractCase[] {
  if (hasNoShape(operation)) return [];
  const json = JSON.stringify(sample.body);
  const isEmptyRefused = operation.body === 'json' && !binding.body?.safeParse({}).success;
  const malformed =
    operation.body === 'json'
      ? [
          { contentType: 'application/json', text: '{"a":' },
          { contentType: 'application/json', text: json.slice(0, -1) },
        ]
      : [
          { contentType: 'multipart/form-data; boundary=x', text: '--x\r\nContent-Disposition: form-data; na' },
          { contentType: 'multipart/form-data', text: 'no boundary at all' },
        ];
  const wrong =
    operation.body === 'json'
      ? ['text/plain', 'application/x-www-form-urlencoded']
      : ['application/json', 'text/plain'];
  const noObjects = operation.body === 'json' ? ['null', '[]', '"text"', '1'] : [];
  return [
    ...malformed.map((raw) => ({ ...sample, kind: 'malformed body', detail: raw.text, raw, status: [400] })),
    ...(operation.body === 'json' ? [{ ...sample, ...tooLarge, status: [413] }] : []),
    ...wrong.map((contentType) => {
      const raw = { contentType, text: json };
      return { ...sample, kind: 'wrong content type', detail: contentType, raw, status: [415] };
    }),
    ...noObjects.map((text) => {
      const raw = { contentType: 'application/json', text };
      return { ...sample, kind: 'no object', detail: text, raw, status: [422], field: 'body' };
    }),
    ...(isEmptyRefused ? [{ ...sample, body: {}, kind: 'empty body', detail: '{}', status: [422] }] : []),
  ];
}

/** Returns forms with wrong files: no file, a file of another type, or a file in another field. */
function fileCases({ operation, sample, places }: SampledOperation): ContractCase[] {
  const text = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/png' });
  const refusals = isFilled(sample.params) ? [403, 404] : [];
  const texts = Object.fromEntries(operation.files.map((name) => [name, text]));
  // The body contains required fields only. Otherwise the call could fail because of another field, such as an unknown
  // referral code.
  const names = places.body.filter(({ isRequired }) => isRequired).map(({ path: [name = ''] }) => name);
  const fields = sample.body as Record<string, unknown>;
  const body = { ...Object.fromEntries(names.map((name) => [name, fields[name]])), ...texts };
  return operation.files.flatMap((name): ContractCase[] => [
    { ...sample, body: {}, kind: 'missing file', detail: name, status: [422, ...refusals] },
    { ...sample, body, kind: 'wrong file', detail: 'not a picture', status: [415, ...refusals] },
    { ...sample, body: { [name]: 'text' }, kind: 'wrong file', detail: 'text instead', status: [422], field: name },
    { ...sample, body: { surprise: text }, kind: 'unknown field', detail: 'a file', status: [422], field: 'surprise' },
  ]);
}

/** Returns calls with valid values that could crash a server. */
function hostileCases(full: SampledOperation): ContractCase[] {
  // The query contains required fields only. Otherwise another parameter could prevent the value from reaching the
  // database.
  const query = full.places.query.filter(({ isRequired }) => isRequired).map(({ path: [name = ''] }) => name);
  const needed = Object.fromEntries(query.map((name) => [name, full.sample.query[name]]));
  const subject = { ...full, sample: { ...full.sample, query: needed } };
  const parts = ['params', 'query', 'body'] as const;
  return parts.flatMap((part) =>
    subject.places[part].flatMap((place) =>
      hostileValuesOf(place.shape).flatMap((value): ContractCase[] => {
        // In a URL, an empty value counts as missing, and an unpaired surrogate can't be encoded.
        if (part !== 'body' && (value === '' || !String(value).isWellFormed())) return [];
        const detail = `${part} ${nameOf(place)} = ${JSON.stringify(value).slice(0, 40)}`;
        // The values in URLs and forms are texts, which are parsed before they are validated.
        const isText = part !== 'body' || subject.operation.body !== 'json';
        const sent = isText && { [part]: replaceAt(subject.sample[part] ?? {}, place.path, String(value)) };
        return [{ ...changed(subject, part, place, value), ...sent, kind: 'hostile', detail }];
      }),
    ),
  );
}

function headerCases({ operation, sample }: SampledOperation): ContractCase[] {
  if (!operation.idempotent) return [];
  return ['short', 'with a space in it', 'x'.repeat(101)].map((key) => {
    const headers = { 'idempotency-key': key };
    return { ...sample, kind: 'wrong key', detail: key, headers, status: [422], field: 'Idempotency-Key' };
  });
}

/**
 * Returns every kind of invalid call that is possible for an operation. The calls are derived only from the contract.
 */
export function contractCases(id: OperationId): ContractCase[] {
  const subject = sampleOperation(id);
  return [accessCases, idCases, fieldCases, bodyCases, fileCases, headerCases, hostileCases].flatMap((make) =>
    make(subject),
  );
}
