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
 * A contract with one operation whose request and answer have the same schema, so that changes show in both directions.
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

/** The place where a change breaks clients: in the request (`body`), the answer, or an event (`data`). */
function broken(before: ReturnType<typeof contract>, after: ReturnType<typeof contract>) {
  const changes = compareContracts(before, after).filter(({ isBreaking }) => isBreaking);
  return [...new Set(changes.map(({ where }) => where.split(/[.[ ]/)[0] || 'itself'))].toSorted();
}

describe('a change of a schema', () => {
  it.each<[string, Json, Json, string[]]>([
    ['nothing', base, base, []],
    ['an optional field is new', base, object({ ...base.properties, note: {} }, ['name']), []],
    ['a required field is new', base, object({ ...base.properties, note: {} }, ['name', 'note']), ['body']],
    ['a field is gone', base, object({ name: base.properties.name }, ['name']), ['answer', 'body', 'data']],
    ['a field becomes required', base, { ...base, required: ['name', 'kind'] }, ['body']],
    ['a field becomes optional', base, { ...base, required: [] }, ['answer', 'data']],
    ['another type', base, withName({ type: 'integer', maxLength: 30 }), ['answer', 'body', 'data']],
    ['null too', base, withName({ type: ['string', 'null'], maxLength: 30 }), ['answer', 'data']],
    ['null no more', withName({ type: ['string', 'null'] }), withName({ type: 'string' }), ['body']],
    ['a number becomes an integer', withName({ type: 'number' }), withName({ type: 'integer' }), ['body']],
    ['an integer becomes a number', withName({ type: 'integer' }), withName({ type: 'number' }), ['answer', 'data']],
    ['a shorter text', base, withName({ type: 'string', maxLength: 20 }), ['body']],
    ['a longer text', base, withName({ type: 'string', maxLength: 40 }), []],
    ['a pattern', base, withName({ type: 'string', maxLength: 30, pattern: '^a' }), ['body']],
    ['a value more', withName({ enum: ['a'] }), withName({ enum: ['a', 'b'] }), []],
    ['a value less', withName({ enum: ['a', 'b'] }), withName({ enum: ['a'] }), ['answer', 'body', 'data']],
    ['a closed list', withName({ type: 'string' }), withName({ type: 'string', enum: ['a'] }), ['body']],
    ['an open list', withName({ type: 'string', enum: ['a'] }), withName({ type: 'string' }), ['answer', 'data']],
    [
      'within a list',
      withName({ items: { type: 'string' } }),
      withName({ items: { type: 'null' } }),
      ['answer', 'body', 'data'],
    ],
    ['a variant more', withName({ oneOf: [base] }), withName({ oneOf: [base, ref('Other')] }), []],
    [
      'a variant less',
      withName({ oneOf: [base, ref('Other')] }),
      withName({ oneOf: [base] }),
      ['answer', 'body', 'data'],
    ],
    ['or null', withName(ref('Other')), withName({ oneOf: [ref('Other'), { type: 'null' }] }), ['answer', 'data']],
    ['in a part of allOf', withName({ allOf: [base] }), withName({ allOf: [object({})] }), ['answer', 'body', 'data']],
  ])('%s', (_name, before, after, expected) => {
    expect(broken(contract(before), contract(after))).toEqual(expected);
  });

  it('ends for schemas that refer to each other in cycles', () => {
    const circle = object({ next: ref('Thing') });
    expect(broken(contract(circle), contract({ ...circle, required: ['next'] }))).toEqual(['body']);
  });
});

describe('a change of an operation', () => {
  const limit = { name: 'limit', in: 'query', schema: { type: 'integer', maximum: 100 } };
  const note = { name: 'note', in: 'query', schema: { type: 'string' } };

  it.each<[string, Json, string[]]>([
    ['another name', { operationId: 'makeThing' }, ['itself']],
    ['a role less', { 'x-roles': ['performer'] }, ['itself']],
    ['a role more', { 'x-roles': ['user', 'performer'] }, []],
    ['open to anyone', { 'x-roles': ['public'] }, []],
    ['for owners only', { 'x-access': 'owner' }, ['itself']],
    ['no key any more', { 'x-idempotent': false }, ['itself']],
    ['an optional parameter', { parameters: [limit, note] }, []],
    ['a required parameter', { parameters: [limit, { ...note, required: true }] }, ['query']],
    ['a parameter that becomes required', { parameters: [{ ...limit, required: true }] }, ['query']],
    ['a parameter less', { parameters: [] }, ['query']],
    ['a narrower parameter', { parameters: [{ ...limit, schema: { type: 'integer', maximum: 50 } }] }, ['query']],
    ['no body', { requestBody: undefined }, ['body']],
    ['a body that becomes required', { requestBody: { required: true, ...json(ref('Thing')) } }, ['body']],
    ['another status', { responses: { 200: { ...json(object({ data: ref('Thing') }, ['data'])) } } }, ['status']],
    ['no answer', { responses: { 201: { description: 'It.' } } }, ['answer']],
  ])('%s', (_name, post, expected) => {
    expect(broken(contract(base), contract(base, post))).toEqual(expected);
  });

  it('distinguishes removed operations from new ones', () => {
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
  it('breaks only in the direction in which the event is sent', () => {
    const toServer = { 'x-direction': 'client' };
    const optional = { ...base, required: [] };
    expect(broken(contract(base, {}, toServer), contract(optional, {}, toServer))).toEqual(['answer']);
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
  ])('%s → %s: %s', (from, to, expected) => {
    expect(mayBreak(from, to)).toBe(expected);
  });
});
