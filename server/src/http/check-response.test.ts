import { type OperationId, operations } from '@fanlight/sdk/operations';
import { bindings } from '@fanlight/sdk/validators/bindings';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { createEngine } from '../engine.ts';
import { handlers } from '../groups/index.ts';
import { createTestEngine } from '../testing/index.ts';
import { type Place, placesOf, replaceAt, sampleOf, shapeOf } from '../testing/shapes.ts';
import { ContractViolation, checkResponse } from './check-response.ts';
import { ApiFailure } from './failure.ts';

const ids = (Object.keys(operations) as OperationId[]).filter((id) => 'response' in bindings[id]);

const responseShapeOf = (id: OperationId) => shapeOf((bindings[id] as { response: ZodMiniType }).response);

/** Returns the paths of all objects in a response. The response itself is one of them. */
const objectsOf = (id: OperationId): Place['path'][] => [
  [],
  ...placesOf(responseShapeOf(id)).flatMap(({ shape, path }) => (shape.properties ? [path] : [])),
];

const at = (value: unknown, path: Place['path']) =>
  path.reduce((inner, name) => (inner as Record<string | number, unknown>)[name], value);

describe('checkResponse', () => {
  it.each(ids)('refuses an unknown field in a response of %s in tests, and removes it in production', (id) => {
    const sample = sampleOf(responseShapeOf(id));
    expect(checkResponse(id, sample, true)).toEqual(sample);
    for (const path of objectsOf(id)) {
      const response = replaceAt(sample, path, { ...(at(sample, path) as object), passwordHash: 'secret' });
      expect(() => checkResponse(id, response, true)).toThrow(/does not name: .*passwordHash/);
      expect(checkResponse(id, response, false)).toEqual(sample);
    }
  });

  it('refuses a response with wrong types in tests and in production', () => {
    expect(() => checkResponse('getMe', { data: { _id: 5 } }, false)).toThrow(ContractViolation);
    expect(() => checkResponse('getMe', undefined, false)).toThrow(ContractViolation);
  });
});

describe('the engine', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('removes an unknown field of a response in production, and responds with INTERNAL in tests', async () => {
    const engine = await createTestEngine();
    const settings = handlers.getCommonSettings;
    vi.spyOn(handlers, 'getCommonSettings').mockImplementation(async (context, input) => {
      const { data } = await settings(context, input);
      return { data: { ...data, smtpPassword: 'secret' } };
    });
    const request = () => new Request('http://localhost/api/settings/common');

    const strict = await engine.fetch(request());
    expect(strict.status).toBe(500);
    expect(await strict.text()).not.toMatch(/smtpPassword|secret/);
    expect(engine.faults.splice(0)).toMatchObject([{ name: 'ContractViolation' }]);

    const production = await createEngine(engine.ports, {
      ...engine.options,
      mode: 'production',
      strictResponses: false,
    });
    const stripped = await production.fetch(request());
    expect(stripped.status).toBe(200);
    const text = await stripped.text();
    expect(text).not.toMatch(/smtpPassword|secret/);
    expect(Object.keys(JSON.parse(text).data).length).toBeGreaterThan(0);
    await engine.stop();
  });

  it('sends an error code that the operation does not list in production, and responds with INTERNAL in tests', async () => {
    const engine = await createTestEngine();
    vi.spyOn(handlers, 'getCommonSettings').mockRejectedValue(new ApiFailure('CARD_DECLINED'));
    const request = () => new Request('http://localhost/api/settings/common');
    expect((await engine.fetch(request())).status).toBe(500);
    expect(engine.faults.splice(0)).toMatchObject([{ name: 'ContractViolation' }]);
    const production = await createEngine(engine.ports, { ...engine.options, strictResponses: false });
    expect((await production.fetch(request())).status).toBe(402);
    await engine.stop();
  });

  it('does not start if an operation of the contract has no handler', async () => {
    const engine = await createTestEngine();
    const { getMe } = handlers;
    Object.assign(handlers, { getMe: undefined });
    const start = createEngine(engine.ports, engine.options);
    await expect(start).rejects.toThrow('Operations of the contract without a handler: getMe');
    Object.assign(handlers, { getMe });
    await engine.stop();
  });
});
