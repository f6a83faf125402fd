import { api, login } from '@fanlight/sdk';
import type { Error as ErrorBody } from '@fanlight/sdk/models';
import { everywhere, type Operation, type OperationId, operations } from '@fanlight/sdk/operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPlannedOperation } from './planned-operations.ts';
import { type CaseViewer, type ContractCase, contractCases } from './testing/contract-cases.ts';
import {
  createFan,
  createPerformer,
  createTestEngine,
  createVisitor,
  password,
  type TestEngine,
} from './testing/index.ts';
import { createOperator, createUnverifiedOperator } from './testing/operators.ts';

let engine: TestEngine;
const lines: string[] = [];

beforeAll(async () => {
  engine = await createTestEngine();
});

afterAll(async () => {
  await engine.stop();
  console.info(`Cases by operation (rule W2):\n${lines.join('\n')}`);
});

/** Whether the path of a URL matches a path of the contract. */
const matches = (path: string, urlPath: string) =>
  new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(urlPath);

const hour = 60 * 60 * 1000;
const ids = Object.keys(operations) as OperationId[];

function urlOf({ path }: Pick<Operation, 'path'>, { params, query }: Pick<ContractCase, 'params' | 'query'>): URL {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const url = new URL(`http://localhost/api${filled}`);
  for (const [name, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? value : [value]) url.searchParams.append(name, String(one));
  return url;
}

function formOf(fields: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields as Record<string, string | Blob>))
    value instanceof Blob ? form.append(name, value, 'picture.png') : form.append(name, value);
  return form;
}

function requestOf(operation: Operation, each: ContractCase, tokens: Record<CaseViewer, string>): Request {
  const { viewer, body, raw } = each;
  const headers = new Headers(each.headers);
  if (tokens[viewer] && !headers.has('authorization')) headers.set('authorization', tokens[viewer]);
  const init: RequestInit = { method: operation.method, headers };
  if (raw) {
    headers.set('content-type', raw.contentType);
    init.body = raw.text;
  } else if (operation.body === 'multipart') {
    init.body = formOf(body);
  } else if (operation.body === 'json') {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify(body);
  }
  return new Request(urlOf(operation, each), init);
}

/** Creates the viewers of one operation, so that their calls do not affect the next operation. */
async function createViewers(at: number, isForOperators: boolean): Promise<Record<CaseViewer, string>> {
  const [user, performer] = [await createFan(engine, `fan.${at}`), await createPerformer(engine, `performer.${at}`)];
  const ended = createVisitor(engine);
  const { token } = await login(ended, { credentials: `fan.${at}`, password });
  await ended.call(api.logout);
  const operators = { operator: '', 'read-only operator': '', 'operator without a code': '' };
  if (isForOperators) {
    operators.operator = (await createOperator(engine, `operator.${at}`)).token;
    operators['read-only operator'] = (await createOperator(engine, `observer.${at}`, 'read-only')).token;
    operators['operator without a code'] = (await createUnverifiedOperator(engine, `unverified.${at}`)).token;
  }
  return { ...operators, visitor: '', 'ended session': token, user: user.token, performer: performer.token };
}

const fieldKeys = 'code,message,params,path';
const allowedFields = ['statusCode', 'error', 'message', 'code', 'reason', 'params', 'requestId', 'fields'];

/** Checks a response against all requirements of rule W2. Returns the violations. */
function problemsOf(id: OperationId, each: ContractCase, response: Response, text: string): string[] {
  const operation: Operation = operations[id];
  const { status, field } = each;
  // A planned operation checks only the role of the viewer.
  if (response.status === 501 && isPlannedOperation(id)) return [];
  if (status && !status.includes(response.status))
    return [`responds with ${response.status} instead of ${status}: ${text}`];
  if (response.ok) return [];
  if (response.status >= 500) return [`responds with ${response.status}: ${text}`];
  const body = JSON.parse(text) as ErrorBody;
  const { fields } = body;
  const checks: [boolean, string][] = [
    [/^application\/json/.test(response.headers.get('content-type') ?? ''), 'is not JSON'],
    [Object.keys(body).every((name) => allowedFields.includes(name)), 'has fields that rule W2 does not allow'],
    [body.statusCode === response.status, 'has another statusCode than status'],
    [
      ([...operation.errors, ...everywhere] as string[]).includes(body.code),
      `has the code ${body.code}, which the operation does not list`,
    ],
    [typeof body.message === 'string' && body.message.trim() !== '', 'has no message'],
    [typeof body.error === 'string' && body.error.trim() !== '', 'has no error'],
    [/^[0-9a-f]{24}$/.test(body.requestId), 'has no requestId'],
    [response.headers.get('x-request-id') === body.requestId, 'has another requestId in its header'],
    [body.code !== 'VALIDATION_FAILED' || (fields?.length ?? 0) > 0, 'names no field'],
    [
      (fields ?? []).every((one) => Object.keys(one).toSorted().join() === fieldKeys && one.message && one.path),
      'has fields of another shape',
    ],
    [!field || (fields ?? []).some(({ path }) => path === field), `does not name the field ${field}`],
  ];
  return checks.flatMap(([isRight, problem]) => (isRight ? [] : [`${problem}: ${text}`]));
}

const kinds = [
  ...[
    'no token',
    'dead token',
    'wrong role',
    'unknown id',
    'malformed id',
    'missing field',
    'wrong type',
    'unknown field',
  ],
  ...[
    'empty body',
    'no object',
    'malformed body',
    'wrong content type',
    'too large',
    'missing file',
    'wrong file',
    'wrong key',
    'hostile',
  ],
];

/** Summarises an operation's responses, such as `tipPerformer: no token 401, wrong role –, missing field 422 ×3, …`. */
function lineOf(id: OperationId, responses: { kind: string; status: number }[]): string {
  const words = kinds.map((kind) => {
    const statuses = responses.filter((one) => one.kind === kind).map(({ status }) => status);
    const distinct = [...new Set(statuses)].toSorted((a, b) => a - b).join('/');
    return statuses.length > 1 ? `${kind} ${distinct} ×${statuses.length}` : `${kind} ${distinct || '–'}`;
  });
  return `${id}: ${words.join(', ')}`;
}

describe('operations (rules W2, A5)', () => {
  it.each(ids.map((id, at) => [id, at] as const))(
    '%s responds to every invalid call with an error that the contract lists',
    async (id, at) => {
      // Ends the time window of every rate limit.
      engine.clock.advance(hour);
      const operation: Operation = operations[id];
      const tokens = await createViewers(at, operation.roles.includes('operator'));
      const problems: string[] = [];
      const responses: { kind: string; status: number }[] = [];
      for (const each of contractCases(id)) {
        const response = await engine.fetch(requestOf(operation, each, tokens));
        const text = await response.text();
        responses.push({ kind: each.kind, status: response.status });
        for (const problem of problemsOf(id, each, response, text))
          problems.push(`${each.kind} (${each.detail}) ${problem}`);
      }
      lines.push(lineOf(id, responses));
      expect(problems).toEqual([]);
      await engine.settle();
      expect(engine.faults.splice(0)).toEqual([]);
    },
  );
});

describe('the engine', () => {
  it('responds to malformed URLs with 404 or 422', async () => {
    for (const tail of ['%E0%A4%A', '%', '%00', '%2e%2e%2f', 'a'.repeat(5000)]) {
      for (const path of ['/performers/', '/user/feeds/', '/files/']) {
        const response = await engine.fetch(new Request(`http://localhost/api${path}${tail}`));
        const { statusCode } = (await response.json()) as ErrorBody;
        expect([path, tail, statusCode]).toEqual([path, tail, response.status]);
        expect([404, 422]).toContain(response.status);
      }
    }
    expect(engine.faults).toEqual([]);
  });

  it('responds to unknown paths with 404, and to unknown methods of known paths with 405', async () => {
    const call = async (method: string, path: string) => {
      const response = await engine.fetch(new Request(urlOf({ path }, { params: {}, query: {} }), { method }));
      const { statusCode, code } = (await response.json()) as ErrorBody;
      return [response.status, statusCode, code];
    };
    expect(await call('GET', '/no/such/path')).toEqual([404, 404, 'NOT_FOUND']);
    for (const path of new Set(Object.values(operations).map((operation) => operation.path))) {
      // A parameter in the path of another operation may match the fixed segment of this path.
      const isTaken = (name: string) =>
        Object.values(operations).some((o) => o.method === name && matches(o.path, path));
      const other = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].find((name) => !isTaken(name));
      // A path with a parameter may also match another operation, which may have this method.
      if (!other || path.includes('{')) continue;
      const [status, statusCode, code] = await call(other, path);
      expect([path, status, statusCode, code]).not.toContain(500);
      if (code !== 'UNAUTHENTICATED') expect([path, status, code]).toEqual([path, 405, 'METHOD_NOT_ALLOWED']);
    }
  });
});
