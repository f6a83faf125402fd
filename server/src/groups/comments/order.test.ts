import { api } from '@fanlight/sdk';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Person, TestEngine } from '../../testing/index.ts';
import { createEngineWithPeople, publishPost } from '../../testing/setup.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

let engine: TestEngine;
let mara: Person;
let noor: Person;

beforeAll(async () => {
  ({ engine, mara, noor } = await createEngineWithPeople());
});

afterAll(() => stopCleanly(engine));

it.each(['asc', 'desc'] as const)(
  'lists each comment once by cursor with sort=%s while comments are added',
  async (sort) => {
    const objectId = await publishPost(mara);
    const write = async (content: string, parentId?: string) => {
      const body = { objectType: 'feed' as const, objectId, content, ...(parentId && { parentId }) };
      return (await noor.client.call(api.createComment, { body }))._id;
    };
    const read = (cursor?: string) => {
      const query = { objectType: 'feed' as const, objectId, sort, limit: 2, ...(cursor && { cursor }) };
      return noor.client.call(api.listComments, { query });
    };
    const ids = [await write('one'), await write('two'), await write('three')];
    await write('a reply', ids[0]);
    const first = await read();
    expect(first).toMatchObject({ total: 3, isMore: true });
    const added = await write('four');
    const rest = await read(first.cursor);
    const listed = [...first.data, ...rest.data].map(({ _id }) => _id);
    // With the newest first, a comment that was added meanwhile is before the first page.
    expect(listed).toEqual(sort === 'asc' ? [...ids, added] : ids.toReversed());
  },
);
