import { describe, expect, it } from 'vitest';
import { errorCodesOf, operationsOf, problemsOf } from './contract.mjs';
import { documentForAnswers, documentForHooks, documentForRequests } from './derived.mjs';

const envelope = (name: string) => ({
  description: 'It.',
  content: {
    'application/json': {
      schema: { type: 'object', properties: { data: { $ref: `#/components/schemas/${name}` } }, required: ['data'] },
    },
  },
});

/** A small contract that is complete; each test breaks one thing. */
function contract() {
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
    responses: { 200: envelope('Thing'), 400: {}, 401: {}, 409: {}, 413: {}, 415: {} },
  };
  const name = { type: 'string', maxLength: 3, default: 'a' };
  return {
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    tags: [{ name: 'things' }],
    paths: { '/things/{id}': { get, put } } as Record<string, Record<string, Record<string, unknown>>>,
    components: {
      schemas: {
        ErrorCode: { type: 'string', enum: ['UNAUTHENTICATED', 'CONFLICT', 'OWN_ACCOUNT'] },
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

const broken = (change: (get: Record<string, unknown>, put: Record<string, unknown>) => void): string[] => {
  const document = contract();
  const item = document.paths['/things/{id}'];
  if (!item?.get || !item.put) throw new Error('The small contract lost its path.');
  change(item.get, item.put);
  return problemsOf(document);
};

describe('problemsOf', () => {
  it('finds nothing wrong with a complete contract', () => {
    expect(problemsOf(contract())).toEqual([]);
  });

  it.each<[string, (get: Record<string, unknown>, put: Record<string, unknown>) => void, RegExp]>([
    ['no operationId', (get) => delete get.operationId, /GET \/things\/\{id\} has no operationId/],
    ['no tag', (get) => delete get.tags, /getThing .*exactly one tag/],
    ['no summary', (get) => delete get.summary, /getThing .*no summary/],
    ['no x-roles', (get) => delete get['x-roles'], /getThing .*no x-roles/],
    ['an unknown role', (get) => Object.assign(get, { 'x-roles': ['admin'] }), /no such role: admin/],
    ['no x-invalidates', (_get, put) => delete put['x-invalidates'], /updateThing .*no x-invalidates/],
    [
      'an unknown query',
      (_get, put) => Object.assign(put, { 'x-invalidates': ['getNothing'] }),
      /x-invalidates names getNothing/,
    ],
    ['an unknown code', (get) => Object.assign(get, { 'x-errors': ['NO'] }), /x-errors names NO/],
    ['an id used twice', (_get, put) => Object.assign(put, { operationId: 'getThing' }), /getThing is used twice/],
    [
      'a key that is not declared',
      (_get, put) => Object.assign(put, { 'x-idempotent': true }),
      /Idempotency-Key parameter go together/,
    ],
  ])('rejects %s', (_name, change, message) => {
    expect(broken(change).join('\n')).toMatch(message);
  });

  it('rejects a path that another one before it would catch', () => {
    const document = contract();
    document.paths['/things/top'] = { get: { ...document.paths['/things/{id}']?.get, operationId: 'getTop' } };
    expect(problemsOf(document)).toEqual(['/things/top must stand before /things/{id}, which would catch it']);
  });
});

describe('what is derived', () => {
  it('gives an operation the codes of its statuses and its own, in the order of ErrorCode', () => {
    const document = contract();
    Object.assign(document.paths['/things/{id}']?.put ?? {}, { 'x-errors': ['OWN_ACCOUNT'] });
    expect(errorCodesOf(document, operationsOf(document)[1])).toEqual(['UNAUTHENTICATED', 'CONFLICT', 'OWN_ACCOUNT']);
  });

  it('checks requests with bounds and without files', () => {
    const { ThingUpload } = documentForRequests(contract()).components.schemas;
    expect(ThingUpload).toMatchObject({
      required: ['name'],
      properties: { name: { maxLength: 3 } },
      additionalProperties: false,
    });
    expect(ThingUpload.properties).not.toHaveProperty('photo');
  });

  it('checks answers without bounds, and keeps properties that are named like keywords', () => {
    const { Thing } = documentForAnswers(contract()).components.schemas;
    expect(Thing).toEqual({
      type: 'object',
      properties: { name: { type: 'string' }, format: { type: 'string' } },
      required: ['name'],
    });
  });

  it('shows hooks the answer out of its envelope', () => {
    const { get } = documentForHooks(contract()).paths['/things/{id}'];
    expect(get.responses[200].content['application/json'].schema).toEqual({ $ref: '#/components/schemas/Thing' });
  });
});
