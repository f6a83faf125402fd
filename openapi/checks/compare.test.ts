import { describe, expect, it } from 'vitest';
import { compareContracts, mayBreak } from './compare.mjs';

type Json = Record<string, unknown>;

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: Json) => ({ content: { 'application/json': { schema } } });
const object = (properties: Json, required: string[] = []) => ({
  ...{ type: 'object', additionalProperties: false },
  ...{ properties, required },
});

/**
 * Creates a contract with one operation. Its request and its response have the same schema, so that changes are visible
 * in both directions.
 */
function contract(thing: Json, post: Json = {}, event: Json = {}) {
  const operation = {
    ...{ operationId: 'createThing', tags: ['things'], 'x-roles': ['user'], 'x-idempotent': true },
    parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer', maximum: 100 } }],
    requestBody: json(ref('Thing')),
    responses: { 201: { description: 'It.', ...json(object({ data: ref('Thing') }, ['data'])) } },
    ...post,
  };
  const sent = {
    tags: ['things'],
    'x-direction': 'server',
    'x-audience': 'user',
    requestBody: json(ref('ThingEvent')),
  };
  return {
    info: { version: '1.0.0' },
    paths: { '/things': { post: operation } },
    webhooks: { 'thing/created': { post: { ...sent, ...event } } },
    components: {
      schemas: { Thing: thing, Other: object({}), ThingEvent: object({ thing: ref('Thing') }, ['thing']) },
    },
  };
}

const base = object({ name: { type: 'string', maxLength: 30 }, kind: { enum: ['cup', 'bowl'] } }, ['name']);
const withName = (name: Json) => object({ ...base.properties, name }, ['name']);

/** Returns the places in which a change breaks clients: the request (`body`), the response, or an event (`data`). */
function broken(before: ReturnType<typeof contract>, after: ReturnType<typeof contract>) {
  const changes = compareContracts(before, after).filter(({ isBreaking }) => isBreaking);
  return [...new Set(changes.map(({ where }) => where.split(/[.[ ]/)[0] || 'itself'))].toSorted();
}

describe('a change of a schema', () => {
  it.each<[string, Json, Json, string[]]>([
    ['no change', base, base, []],
    ['an optional field is added', base, object({ ...base.properties, note: {} }, ['name']), []],
    ['a required field is added', base, object({ ...base.properties, note: {} }, ['name', 'note']), ['body']],
    ['a field is removed', base, object({ name: base.properties.name }, ['name']), ['body', 'data', 'response']],
    ['a field becomes required', base, { ...base, required: ['name', 'kind'] }, ['body']],
    ['a field becomes optional', base, { ...base, required: [] }, ['data', 'response']],
    ['the type changes', base, withName({ type: 'integer', maxLength: 30 }), ['body', 'data', 'response']],
    ['null becomes allowed', base, withName({ type: ['string', 'null'], maxLength: 30 }), ['data', 'response']],
    ['null is no longer allowed', withName({ type: ['string', 'null'] }), withName({ type: 'string' }), ['body']],
    ['a number becomes an integer', withName({ type: 'number' }), withName({ type: 'integer' }), ['body']],
    ['an integer becomes a number', withName({ type: 'integer' }), withName({ type: 'number' }), ['data', 'response']],
    ['the maximum length decreases', base, withName({ type: 'string', maxLength: 20 }), ['body']],
    ['the maximum length increases', base, withName({ type: 'string', maxLength: 40 }), []],
    ['a pattern is added', base, withName({ type: 'string', maxLength: 30, pattern: '^a' }), ['body']],
    ['an enum value is added', withName({ enum: ['a'] }), withName({ enum: ['a', 'b'] }), []],
    [
      'an enum value is removed',
      withName({ enum: ['a', 'b'] }),
      withName({ enum: ['a'] }),
      ['body', 'data', 'response'],
    ],
    ['a text becomes an enum', withName({ type: 'string' }), withName({ type: 'string', enum: ['a'] }), ['body']],
    [
      'an enum becomes any text',
      withName({ type: 'string', enum: ['a'] }),
      withName({ type: 'string' }),
      ['data', 'response'],
    ],
    [
      'the items of a list change',
      withName({ items: { type: 'string' } }),
      withName({ items: { type: 'null' } }),
      ['body', 'data', 'response'],
    ],
    ['a variant is added', withName({ oneOf: [base] }), withName({ oneOf: [base, ref('Other')] }), []],
    [
      'a variant is removed',
      withName({ oneOf: [base, ref('Other')] }),
      withName({ oneOf: [base] }),
      ['body', 'data', 'response'],
    ],
    [
      'a reference becomes nullable',
      withName(ref('Other')),
      withName({ oneOf: [ref('Other'), { type: 'null' }] }),
      ['data', 'response'],
    ],
    [
      'a part of allOf changes',
      withName({ allOf: [base] }),
      withName({ allOf: [object({})] }),
      ['body', 'data', 'response'],
    ],
  ])('is reported if it breaks clients: %s', (_name, before, after, expected) => {
    expect(broken(contract(before), contract(after))).toEqual(expected);
  });

  it('is found in schemas whose references form a cycle', () => {
    const circle = object({ next: ref('Thing') });
    expect(broken(contract(circle), contract({ ...circle, required: ['next'] }))).toEqual(['body']);
  });
});

describe('a change of an operation', () => {
  const limit = { name: 'limit', in: 'query', schema: { type: 'integer', maximum: 100 } };
  const note = { name: 'note', in: 'query', schema: { type: 'string' } };

  it.each<[string, Json, string[]]>([
    ['the operationId changes', { operationId: 'makeThing' }, ['itself']],
    ['a role is removed', { 'x-roles': ['performer'] }, ['itself']],
    ['a role is added', { 'x-roles': ['user', 'performer'] }, []],
    ['the operation becomes public', { 'x-roles': ['public'] }, []],
    ['access becomes limited to owners', { 'x-access': 'owner' }, ['itself']],
    ['idempotency keys are no longer accepted', { 'x-idempotent': false }, ['itself']],
    ['an optional parameter is added', { parameters: [limit, note] }, []],
    ['a required parameter is added', { parameters: [limit, { ...note, required: true }] }, ['query']],
    ['a parameter becomes required', { parameters: [{ ...limit, required: true }] }, ['query']],
    ['a parameter is removed', { parameters: [] }, ['query']],
    [
      'the maximum of a parameter decreases',
      { parameters: [{ ...limit, schema: { type: 'integer', maximum: 50 } }] },
      ['query'],
    ],
    ['the body is removed', { requestBody: undefined }, ['body']],
    ['the body becomes required', { requestBody: { required: true, ...json(ref('Thing')) } }, ['body']],
    [
      'the status of the response changes',
      { responses: { 200: { ...json(object({ data: ref('Thing') }, ['data'])) } } },
      ['status'],
    ],
    ['the content of the response is removed', { responses: { 201: { description: 'It.' } } }, ['response']],
  ])('is reported if it breaks clients: %s', (_name, post, expected) => {
    expect(broken(contract(base), contract(base, post))).toEqual(expected);
  });

  it('is reported as a removal and an addition if the path changes', () => {
    const before = contract(base);
    const after = { ...before, paths: { '/other': before.paths['/things'] }, webhooks: {} };
    expect(compareContracts(before, after)).toEqual([
      { isBreaking: true, subject: 'createThing (POST /things)', where: '', what: 'is gone' },
      { isBreaking: false, subject: 'createThing (POST /other)', where: '', what: 'is new' },
      { isBreaking: true, subject: 'event thing/created', where: '', what: 'is gone' },
    ]);
  });
});

describe('a change of an event', () => {
  it('breaks clients only in the direction in which the event is sent', () => {
    const toServer = { 'x-direction': 'client' };
    const optional = { ...base, required: [] };
    expect(broken(contract(base, {}, toServer), contract(optional, {}, toServer))).toEqual(['response']);
    expect(broken(contract(base), contract(base, {}, toServer))).toEqual(['itself']);
  });
});

describe('mayBreak', () => {
  it.each([
    ['0.1.0', '0.2.0', true],
    ['0.9.0', '1.0.0', true],
    ['1.0.0', '1.1.0', false],
    ['1.4.0', '2.0.0', true],
    ['10.0.0', '10.0.1', false],
  ])('allows a breaking change from %s to %s: %s', (from, to, expected) => {
    expect(mayBreak(from, to)).toBe(expected);
  });
});
