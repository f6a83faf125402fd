import { type OperationId, operations } from '@fanlight/sdk/operations';
import { bindings } from '@fanlight/sdk/validators/bindings';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { createEngine } from '../engine.ts';
import { handlers } from '../groups/index.ts';
import { createTestEngine } from '../testing/index.ts';
import { type Place, placesOf, replaceAt, sampleOf, shapeOf } from '../testing/shapes.ts';
import { AnswerFault, checkAnswer } from './answer.ts';
import { ApiFailure } from './failure.ts';

const ids = (Object.keys(operations) as OperationId[]).filter((id) => 'response' in bindings[id]);

const shapeOfAnswer = (id: OperationId) => shapeOf((bindings[id] as { response: ZodMiniType }).response);

/** The paths of all objects in an answer, including the answer itself. */
const objectsOf = (id: OperationId): Place['path'][] => [
  [],
  ...placesOf(shapeOfAnswer(id)).flatMap(({ shape, path }) => (shape.properties ? [path] : [])),
];

const at = (value: unknown, path: Place['path']) =>
  path.reduce((inner, name) => (inner as Record<string | number, unknown>)[name], value);

describe('checkAnswer', () => {
  it.each(ids)('refuses an unknown field of an answer in tests, and removes it in production: %s', (id) => {
    const sample = sampleOf(shapeOfAnswer(id));
    expect(checkAnswer(id, sample, true)).toEqual(sample);
    for (const path of objectsOf(id)) {
      const answer = replaceAt(sample, path, { ...(at(sample, path) as object), passwordHash: 'secret' });
      expect(() => checkAnswer(id, answer, true)).toThrow(/does not name: .*passwordHash/);
      expect(checkAnswer(id, answer, false)).toEqual(sample);
    }
  });

  it('refuses an answer of the wrong shape in every mode', () => {
    expect(() => checkAnswer('getMe', { data: { _id: 5 } }, false)).toThrow(AnswerFault);
    expect(() => checkAnswer('getMe', undefined, false)).toThrow(AnswerFault);
  });
});

describe('the engine', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('removes an unknown field of an answer in production, and answers INTERNAL in tests', async () => {
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
    expect(engine.faults.splice(0)).toMatchObject([{ name: 'AnswerFault' }]);

    const production = await createEngine(engine.ports, {
      ...engine.options,
      mode: 'production',
      strictAnswers: false,
    });
    const stripped = await production.fetch(request());
    expect(stripped.status).toBe(200);
    const text = await stripped.text();
    expect(text).not.toMatch(/smtpPassword|secret/);
    expect(Object.keys(JSON.parse(text).data).length).toBeGreaterThan(0);
    await engine.stop();
  });

  it('sends an error code that the contract does not list for the operation, and answers INTERNAL in tests', async () => {
    const engine = await createTestEngine();
    vi.spyOn(handlers, 'getCommonSettings').mockRejectedValue(new ApiFailure('CARD_DECLINED'));
    const request = () => new Request('http://localhost/api/settings/common');
    expect((await engine.fetch(request())).status).toBe(500);
    expect(engine.faults.splice(0)).toMatchObject([{ name: 'AnswerFault' }]);
    const production = await createEngine(engine.ports, { ...engine.options, strictAnswers: false });
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
