import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { make, mocks } from '@fanlight/mocks';
import { type OperationId, operations } from '@fanlight/sdk/operations';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { changeItem } from './cached-items.ts';

const queryClient = new QueryClient();

type Item = { _id: string; isBookmarked?: boolean };
type Change = (queryClient: QueryClient, id: string, change: (item: object) => never) => void;

/** The mocked response of each query of the contract. */
const responses = Object.entries(operations).flatMap(([id, { method, group }]) => {
  const name = `get${id[0]?.toUpperCase()}${id.slice(1)}ResponseMock`;
  const getResponse = (mocks[group] as Record<string, unknown>)[name];
  if (method !== 'GET' || typeof getResponse !== 'function') return [];
  const { data } = getResponse() as { data?: object };
  return data ? [{ id: id as OperationId, data }] : [];
});

const itemsOf = (data: object): object[] => ('data' in data && Array.isArray(data.data) ? data.data : [data]);

/** Returns the queries whose mocked response contains items with exactly the fields of `sample`. */
function queriesOf(sample: object) {
  const fields = Object.keys(sample);
  return responses.filter(({ data }) => {
    const [item] = itemsOf(data);
    return item && fields.every((field) => field in item) && Object.keys(item).length === fields.length;
  });
}

const kinds: [string, object, Change][] = [
  ['post', make.getFeedMock(), changeItem.feed],
  ['gallery', make.getGalleryMock(), changeItem.gallery],
  ['performer', make.getPerformerMock(), changeItem.performer],
  ['product', make.getProductMock(), changeItem.product],
  ['reel', make.getReelMock(), changeItem.reel],
  ['video', make.getVideoMock(), changeItem.video],
];

beforeEach(() => queryClient.clear());

describe.each(kinds)('changeItem of a %s', (_kind, sample, change) => {
  const queries = queriesOf(sample);

  it('applies to one list of bookmarks and to at least one query of a single item', () => {
    const ids = queries.map(({ id }) => id);
    expect(ids.filter((id) => id.startsWith('listBookmarked'))).toHaveLength(1);
    expect(ids.filter((id) => id.startsWith('get')).length).toBeGreaterThan(0);
  });

  it.each(queries.map(({ id, data }) => [id, data] as const))('changes the item in %s', (id, data) => {
    const [item] = itemsOf(data) as [Item];
    const changed = { ...item, isBookmarked: !item.isBookmarked };
    const infiniteData = { pages: [data], pageParams: [undefined] };
    queryClient.setQueryData([id], data);
    if ('isMore' in data) queryClient.setQueryData(['infinite', id], infiniteData);
    change(queryClient, item._id, () => changed as never);
    expect(itemsOf(queryClient.getQueryData([id]) ?? {})[0]).toEqual(changed);
    if (!('isMore' in data)) return;
    const [page] = queryClient.getQueryData<typeof infiniteData>(['infinite', id])?.pages ?? [];
    expect(itemsOf(page ?? {})[0]).toEqual(changed);
  });
});

describe('changeCached', () => {
  it('is called only with lists of queries that are generated from the contract, not with a hand-written list', () => {
    const folder = fileURLToPath(new URL('..', import.meta.url));
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
    const calls = sources.flatMap((file) =>
      [
        // Excludes the call inside `cached-items.ts`, whose argument is the parameter `queries` and not a list.
        ...readFileSync(join(folder, file), 'utf8').matchAll(
          /\b(?:changeCached(?:<[^>]*>)?\(\s*[\w.]+,(?!\s*queries,)\s*|changeIn\()([^,)]+)/g,
        ),
      ].map(([, queries]) => queries),
    );
    expect(calls.length).toBeGreaterThanOrEqual(kinds.length);
    expect(calls.filter((queries) => !/^\w+Queries$/.test(queries ?? ''))).toEqual([]);
  });
});
