import { getResponse, type RequestHandler } from 'msw';
import { describe, expect, it } from 'vitest';
import { handlers, make, mocks, operationState } from '../../mocks/src/index.ts';
import { answerHandlers } from './answer-handlers.ts';

const request = (path: string) => new Request(`https://fanlight.example/api/${path}`);

/** Calls an operation of a story with answers. Returns the status and the body of the response. */
async function call(answers: string, path: string, story: RequestHandler[]) {
  const response = await getResponse([...answerHandlers(answers, story), ...story], request(path));
  return { status: response?.status, body: (await response?.json()) as { data: { name?: string } } };
}

const blocked = [...operationState('getPerformer', 'NOT_FOUND'), ...handlers];
const mara = [
  mocks.performers.getGetPerformerMockHandler({ data: make.getPerformerMock({ name: 'Mara Quill' }) }),
  ...handlers,
];

describe('the answers of a story', () => {
  it('respond with generated data to an operation that fails in the story', async () => {
    expect((await call('', 'performers/mara.clay', blocked)).status).toBe(404);
    const { status, body } = await call('getPerformer_ready', 'performers/mara.clay', blocked);
    expect(status).toBe(200);
    expect(body.data.name).toEqual(expect.any(String));
  });

  it('respond with the data of the story if the operation succeeds in it', async () => {
    const { body } = await call('getPerformer_ready', 'performers/mara.clay', mara);
    expect(body.data.name).toBe('Mara Quill');
  });

  it('empty the generated list of an operation that fails in the story', async () => {
    const story = [...operationState('listFeeds', 'failed'), ...handlers];
    const { status, body } = await call('listFeeds_empty', 'user/feeds', story);
    expect(status).toBe(200);
    expect(JSON.stringify(body.data)).toContain('"data":[]');
  });

  it('do not change other operations, and let an operation fail', async () => {
    expect((await call('listFeeds_ready', 'performers/mara.clay', blocked)).status).toBe(404);
    expect((await call('getPerformer_failed', 'performers/mara.clay', mara)).status).toBe(500);
  });
});
