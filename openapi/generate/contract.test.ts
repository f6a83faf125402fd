import { describe, expect, it } from 'vitest';
import { completeContract } from './complete.mjs';
import { errorCodesOf, operationsOf, problemsOf } from './contract.mjs';
import { documentForHooks, documentForRequests, documentForResponses } from './derived.mjs';

const envelope = (name: string) => ({
  description: 'It.',
  content: {
    'application/json': {
      schema: { type: 'object', properties: { data: { $ref: `#/components/schemas/${name}` } }, required: ['data'] },
    },
  },
});

/** Returns the files of a small contract. Each test breaks it in one place. */
function source() {
  const get = {
    operationId: 'getThing',
    tags: ['things'],
    summary: 'One',
    'x-roles': ['public'],
    responses: { 200: envelope('Thing') },
  };
  const put = {
    ...{
      operationId: 'updateThing',
      tags: ['things'],
      summary: 'Change',
      'x-roles': ['user'],
      'x-invalidates': ['getThing'],
    },
    requestBody: { content: { 'multipart/form-data': { schema: { $ref: '#/components/schemas/ThingUpload' } } } },
    responses: { 200: envelope('Thing') },
  };
  const name = { type: 'string', maxLength: 3, default: 'a' };
  const statuses = {
    ...{ MALFORMED_BODY: 400, UNAUTHENTICATED: 401, NOT_FOUND: 404, CONFLICT: 409, PAYLOAD_TOO_LARGE: 413 },
    ...{ UNSUPPORTED_MEDIA_TYPE: 415, VALIDATION_FAILED: 422, OWN_ACCOUNT: 422, RATE_LIMITED: 429, INTERNAL: 500 },
    ...{ NOT_IMPLEMENTED: 501, UNAVAILABLE: 503, MAINTENANCE: 503 },
  };
  const failures = Object.fromEntries(
    Object.entries(statuses).map(([code, status]) => [code, { status, message: `It is ${code}.` }]),
  );
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
  return {
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    tags: [{ name: 'things' }],
    paths: { '/things/{id}': { parameters: [id], get, put } } as unknown as Record<
      string,
      Record<string, Record<string, unknown>>
    >,
    components: {
      schemas: {
        ErrorCode: { type: 'string', 'x-failures': failures },
        ErrorReason: { type: 'string', 'x-messages': { TOO_LONG: 'At most {{max}}.' } },
        Error: { type: 'object', properties: { code: { $ref: '#/components/schemas/ErrorCode' } } },
        Thing: {
          type: 'object',
          additionalProperties: false,
          properties: { name, format: { type: 'string' } },
          required: ['name'],
        },
        ThingUpload: {
          ...{ type: 'object', additionalProperties: false, required: ['photo', 'name'] },
          properties: { photo: { type: 'string', format: 'binary' }, name },
        },
      },
    },
  };
}

const contract = () => completeContract(source());

const broken = (change: (get: Record<string, unknown>, put: Record<string, unknown>) => void): string[] => {
  const document = source();
  const item = document.paths['/things/{id}'];
  if (!item?.get || !item.put) throw new Error('The contract of the test has no path.');
  change(item.get, item.put);
  return problemsOf(completeContract(document));
};

describe('problemsOf', () => {
  it('reports nothing for a complete contract', () => {
    expect(problemsOf(contract())).toEqual([]);
  });

  it.each<[string, (get: Record<string, unknown>, put: Record<string, unknown>) => void, RegExp]>([
    ['an operation without operationId', (get) => delete get.operationId, /GET \/things\/\{id\} has no operationId/],
    ['an operation without a tag', (get) => delete get.tags, /getThing .*exactly one tag/],
    ['an operation without a summary', (get) => delete get.summary, /getThing .*no summary/],
    ['an operation without x-roles', (get) => delete get['x-roles'], /getThing .*no x-roles/],
    ['an unknown role', (get) => Object.assign(get, { 'x-roles': ['admin'] }), /no such role: admin/],
    ['a mutation without x-invalidates', (_get, put) => delete put['x-invalidates'], /updateThing .*no x-invalidates/],
    [
      'an unknown query in x-invalidates',
      (_get, put) => Object.assign(put, { 'x-invalidates': ['getNothing'] }),
      /x-invalidates names getNothing/,
    ],
    ['an unknown code in x-errors', (get) => Object.assign(get, { 'x-errors': ['NO'] }), /x-errors names NO/],
    [
      'an operationId that is used twice',
      (_get, put) => Object.assign(put, { operationId: 'getThing' }),
      /getThing is used twice/,
    ],
    [
      'x-idempotent without the Idempotency-Key parameter',
      (_get, put) => Object.assign(put, { 'x-idempotent': true }),
      /Idempotency-Key parameter go together/,
    ],
  ])('rejects %s', (_name, change, message) => {
    expect(broken(change).join('\n')).toMatch(message);
  });

  it('rejects an operation whose response depends on the viewer if x-viewer is missing', () => {
    const document = source();
    Object.assign(document.components.schemas.Thing.properties, { isLiked: { type: 'boolean' } });
    expect(problemsOf(completeContract(document)).join()).toMatch(/getThing .*needs x-viewer/);
    Object.assign(document.paths['/things/{id}']?.get ?? {}, { 'x-viewer': 'optional' });
    expect(problemsOf(completeContract(document))).toEqual([]);
  });

  it('rejects a path that an earlier path would match', () => {
    const document = source();
    document.paths['/things/top'] = {
      get: { ...structuredClone(document.paths['/things/{id}']?.get), operationId: 'getTop' },
    };
    expect(problemsOf(completeContract(document))).toEqual([
      '/things/top must come before /things/{id}, which matches the same URLs',
    ]);
  });
});

describe('the check of error examples', () => {
  const codesIn = (document: ReturnType<typeof contract>) => document.components.responses.NotFound.content;

  it('rejects an operation without an example of one of its error codes', () => {
    const document = contract();
    codesIn(document)['application/json'].examples = {};
    expect(problemsOf(document)).toContain('getThing: has no example of NOT_FOUND');
  });

  it('rejects an operation with an example of an error code that the operation does not list', () => {
    const document = contract();
    codesIn(document)['application/json'].examples.other = { $ref: '#/components/examples/MALFORMED_BODY' };
    expect(problemsOf(document)).toContain('getThing: shows MALFORMED_BODY, which it does not list');
  });

  it('rejects an error code with an unknown status', () => {
    const document = source();
    Object.assign(document.components.schemas.ErrorCode['x-failures'], { CONFLICT: { status: 999, message: 'No.' } });
    expect(problemsOf(completeContract(document))).toContain('ErrorCode CONFLICT: unknown status 999');
  });

  it('rejects a file that contains `security`, or a response that is derived', () => {
    const document = source();
    Object.assign(document.paths['/things/{id}']?.get ?? {}, { security: [], responses: { 404: {} } });
    expect(() => completeContract(document)).toThrow(/getThing: the response 404[\s\S]*getThing: security/);
  });
});

it('rejects an operation whose x-errors lists an error code that is derived', () => {
  for (const code of ['UNAUTHENTICATED', 'NOT_FOUND', 'UNSUPPORTED_MEDIA_TYPE', 'RATE_LIMITED', 'UNAVAILABLE'])
    expect(() => broken((_, put) => Object.assign(put, { 'x-errors': ['CONFLICT', code] }))).toThrow(
      `updateThing: x-errors names ${code}, which is derived`,
    );
});

describe('the completed contract', () => {
  it('has the error codes that follow from roles, parameters, body and x-errors, in the order of ErrorCode', () => {
    const document = source();
    Object.assign(document.paths['/things/{id}']?.put ?? {}, { 'x-errors': ['OWN_ACCOUNT'] });
    const [get, put] = operationsOf(document);
    expect(errorCodesOf(document, get)).toEqual(['NOT_FOUND', 'VALIDATION_FAILED', 'RATE_LIMITED']);
    expect(errorCodesOf(document, put)).toEqual([
      ...['MALFORMED_BODY', 'UNAUTHENTICATED', 'NOT_FOUND', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
      ...['VALIDATION_FAILED', 'OWN_ACCOUNT', 'RATE_LIMITED'],
    ]);
  });

  it('lists the response 501 for each planned operation', () => {
    const document = source();
    Object.assign(document.paths['/things/{id}']?.get ?? {}, { 'x-status': 'planned' });
    expect(completeContract(document).paths['/things/{id}'].get.responses[501]).toBeDefined();
  });

  it('has an error response for each code of an operation, and `default` for all others', () => {
    const { responses } = contract().paths['/things/{id}'].put;
    expect(Object.keys(responses)).toEqual(['200', '400', '401', '404', '413', '415', '422', '429', 'default']);
  });

  it('requires a token only for operations with a login, and accepts one if the response depends on the viewer', () => {
    const document = source();
    const securityOf = () => {
      const { get, put } = completeContract(document).paths['/things/{id}'];
      return [get.security, put.security];
    };
    expect(securityOf()).toEqual([[], [{ token: [] }]]);
    Object.assign(document.paths['/things/{id}']?.get ?? {}, { 'x-viewer': 'optional' });
    expect(securityOf()).toEqual([[{}, { token: [] }], [{ token: [] }]]);
  });

  it('allows additional fields in responses, but not in requests', () => {
    const { Thing, ThingUpload } = contract().components.schemas;
    expect(Thing).not.toHaveProperty('additionalProperties');
    expect(ThingUpload.additionalProperties).toBe(false);
  });

  it('has schemas for validators of requests, with length limits and without file fields', () => {
    const { ThingUpload } = documentForRequests(contract()).components.schemas;
    expect(ThingUpload).toMatchObject({
      required: ['name'],
      properties: { name: { maxLength: 3 } },
      additionalProperties: false,
    });
    expect(ThingUpload.properties).not.toHaveProperty('photo');
  });

  it('has schemas for validators of responses, without length limits and formats but with a property that is named `format`', () => {
    const { Thing } = documentForResponses(contract()).components.schemas;
    expect(Thing).toEqual({
      type: 'object',
      properties: { name: { type: 'string' }, format: { type: 'string' } },
      required: ['name'],
    });
  });

  it('has schemas of responses for hooks, without the envelope', () => {
    const { get } = documentForHooks(contract()).paths['/things/{id}'];
    expect(get.responses[200].content['application/json'].schema).toEqual({ $ref: '#/components/schemas/Thing' });
  });
});
