import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { api, createClient, memoryTokenStore } from '@fanlight/sdk';
import type { PublicSettings } from '@fanlight/sdk/models';
import type { OperationId } from '@fanlight/sdk/operations';
import { eventValidators } from '@fanlight/sdk/validators/events';
import { getResponse, type RequestHandler } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { eventMocks, handlers, make, mocks, resetMocks } from './index.ts';
import { digestOf, handlerOf, operationIds, operationOf, responseOf } from './testing/calls.ts';
import { problemOf, problemOfResponse } from './testing/validity.ts';

const run = promisify(execFile);
const script = fileURLToPath(new URL('testing/print-responses.ts', import.meta.url));
const id = '0193f2a4c1d07b3e5a918c42';
const text = async (id: OperationId) => (await responseOf(id, [handlerOf(id)])).text();

function client(token: string | null = 'a-token') {
  const fetch = async (request: Request) => (await getResponse(handlers, request)) ?? Response.error();
  return createClient({ handle: fetch, token: memoryTokenStore(token), retry: { times: 0 } });
}

beforeEach(() => resetMocks());

describe('every operation', () => {
  it.each(operationIds)(
    '%s returns a response that conforms to the contract, from its own handler',
    async (operationId) => {
      const response = await responseOf(operationId, handlers);
      const copy = response.clone();
      expect(await problemOfResponse(operationId, response)).toBeUndefined();
      expect(await copy.text()).toBe(await text(operationId));
    },
  );

  it('returns the same bytes in every process, whatever the order of the calls', async () => {
    const [forward, reversed] = await Promise.all(
      [[], ['reversed']].map((order) => run(process.execPath, [script, ...order])),
    );
    expect(forward?.stdout).toBe(reversed?.stdout);
    const digests = await Promise.all(
      operationIds.map(async (operationId) => `${operationId} ${await digestOf(operationId)}`),
    );
    expect(`${digests.sort().join('\n')}\n`).toBe(forward?.stdout);
  });

  it('returns another response with another seed, and the same response again with the first seed', async () => {
    const first = await text('listFeeds');
    resetMocks(1);
    const second = await text('listFeeds');
    resetMocks();
    expect(second).not.toBe(first);
    expect(await text('listFeeds')).toBe(first);
  });

  it("returns the footer's links in the language of the request", async () => {
    const menusIn = async (language: string, used: RequestHandler[] = handlers) => {
      const request = new Request('http://localhost/api/settings/public', { headers: { 'accept-language': language } });
      const response = (await getResponse(used, request)) ?? Response.error();
      const { data } = (await response.json()) as { data: PublicSettings };
      return data.menus.map(({ title }) => title);
    };
    expect(await menusIn('en-US')).toEqual(['Terms', 'Privacy', 'Contact']);
    expect(await menusIn('es-ES')).toEqual(['Condiciones', 'Privacidad', 'Contacto']);
    const withMenus = (menus?: PublicSettings['menus']) => [
      mocks.settings.getGetPublicSettingsMockHandler(() => ({
        data: make.getPublicSettingsMock({ ...(menus && { menus }) }),
      })),
    ];
    expect(await menusIn('es-ES', withMenus())).toEqual(['Condiciones', 'Privacidad', 'Contacto']);
    expect(await menusIn('es-ES', withMenus([{ title: 'Terms', href: '/page/terms' }]))).toEqual(['Terms']);
  });

  it('returns a response that does not depend on earlier or concurrent calls', async () => {
    const alone = await text('getFeed');
    make.getFeedMock();
    const [, together] = await Promise.all([text('listFeeds'), text('getFeed'), text('listNotifications')]);
    expect(together).toBe(alone);
  });
});

describe('every event', () => {
  it.each(Object.keys(eventValidators) as (keyof typeof eventValidators)[])('%s has a valid payload', (name) => {
    for (let i = 0; i < 12; i++) expect(problemOf(eventValidators[name], eventMocks[name]())).toBeUndefined();
  });
});

describe('consistency of mocks', () => {
  it('a list is sorted from newest to oldest, and its total is the number of its items', () => {
    const list = make.getFeedListMock();
    expect(list).toMatchObject({ total: list.data.length, isMore: false });
    expect(list.data.map((feed) => feed.createdAt)).toEqual(
      list.data
        .map((feed) => feed.createdAt)
        .sort()
        .reverse(),
    );
    expect(make.getFeedListMock({ data: [] })).toMatchObject({ total: 0, isMore: false });
    expect(new Set(list.data.map((feed) => feed.text)).size).toBe(list.data.length);
  });

  it('two pages of a list together contain the items of the whole list', async () => {
    const whole = await client().call(api.listFeeds);
    const first = await client().call(api.listFeeds, { query: { limit: 4 } });
    const { cursor } = first;
    expect(first).toMatchObject({ total: whole.total, isMore: true, data: whole.data.slice(0, 4) });
    const rest = await client().call(api.listFeeds, { query: { limit: 4, ...(cursor !== undefined && { cursor }) } });
    expect(rest).toEqual({ ...whole, data: whole.data.slice(4) });
  });

  it('a username always has the same name, id and picture', () => {
    const people = Array.from({ length: 24 }, () => make.getUserSummaryMock());
    const mara = people.filter((person) => person.username === 'mara.clay');
    expect(mara).toHaveLength(2);
    expect(mara[0]).toEqual(mara[1]);
    expect(mara[0]?.name).toBe('Mara Quill');
    expect(make.getMyPerformerMock()).toMatchObject({ _id: mara[0]?._id, avatar: mara[0]?.avatar });
  });

  it('notifications have the fields of their type', () => {
    const all = Array.from({ length: 10 }, () => make.getNotificationMock());
    for (const one of all) expect(one.type === 'tip').toBe(one.amount !== null);
    expect(all.find((one) => one.type === 'tip')).toMatchObject({ objectType: 'charge' });
  });

  it('the balance of a receipt is reduced by the amount, and a locked post has no file URLs', () => {
    const receipt = make.getChargeReceiptMock({ charge: make.getChargeMock({ amount: 40 }) });
    expect(receipt.balance).toBe(receipt.balanceBefore - 40);
    const access = make.getAccessMock({ isAllowed: false, reason: 'needs-follow', requiredAction: 'follow' });
    const feed = make.getFeedMock({ access });
    expect(feed).toMatchObject({ isTeaser: true, thumbnail: { url: null } });
    for (const file of feed.files) expect(file).toMatchObject({ url: null, thumbnails: [] });
  });

  it('responses contain the requested id or username and the submitted values', async () => {
    expect(await client().call(api.getFeed, { params: { id } })).toMatchObject({ _id: id });
    const performer = await client().call(api.getPerformer, { params: { id: 'kofi.moves' } });
    expect(performer).toMatchObject({ username: 'kofi.moves', name: 'Kofi Mensah' });
    expect(await client().call(api.getPerformer, { params: { id: performer._id } })).toMatchObject({
      _id: performer._id,
    });
    const comments = await client().call(api.listComments, { query: { objectType: 'feed', objectId: id } });
    expect(comments.data.map((comment) => comment.objectId)).toEqual(comments.data.map(() => id));
    expect(await client().call(api.updateMe, { body: { name: 'Nour' } })).toMatchObject({ name: 'Nour' });
  });
});

describe('a response that a test sets', () => {
  it('is returned unchanged', async () => {
    const feed = make.getFeedMock({ text: 'Mine.' });
    const feedHandler = mocks.feeds.getGetFeedMockHandler({ data: feed });
    expect(await (await responseOf('getFeed', [feedHandler, ...handlers])).json()).toEqual({ data: feed });
  });

  it('contains the same random values each time if the request is the same', async () => {
    const meHandler = mocks.users.getGetMeMockHandler(() => ({ data: make.getMeMock({ isPerformer: true }) }));
    const [first, second] = [await responseOf('getMe', [meHandler]), await responseOf('getMe', [meHandler])];
    expect(await first.text()).toBe(await second.text());
  });
});

describe('the texts of all responses', () => {
  it('contain no placeholder text and no formatting errors', async () => {
    const all = await Promise.all(
      operationIds
        .filter((each) => operationOf(each).response === 'json')
        .map((each) => responseOf(each, [handlerOf(each)])),
    );
    const texts = (await Promise.all(all.map((one) => one.text()))).join('\n');
    expect(texts.match(/lorem|ipsum|\bundefined\b|\bNaN\b|\[object \w+/gi)).toBeNull();
  });
});

describe('the response to a call', () => {
  it('contains the receipt of a tip for the submitted amount', async () => {
    const body = { amount: 25, message: 'For the kiln.' };
    const id = '0193f2a4c1d07b3e5a918c01';
    const { charge, balance, balanceBefore } = await client().call(api.tipPerformer, { params: { id }, body });
    expect(charge).toMatchObject({ type: 'tip', amount: 25, message: 'For the kiln.', objectId: null, title: null });
    expect(charge.performer._id).toBe(id);
    expect(balanceBefore - balance).toBe(25);
  });

  it('is the error UNAUTHENTICATED without a token, except for public operations', async () => {
    const visitor = client(null);
    await expect(visitor.call(api.getMe)).rejects.toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    const tip = visitor.call(api.tipPerformer, { params: { id }, body: { amount: 10 } });
    await expect(tip).rejects.toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    expect((await visitor.call(api.listFeeds)).data).not.toEqual([]);
  });

  it('is the error VALIDATION_FAILED for a body that the server would reject', async () => {
    const failed = client().call(api.tipPerformer, { params: { id: 'a' }, body: { amount: 'much' as never } });
    await expect(failed).rejects.toMatchObject({ status: 422, code: 'VALIDATION_FAILED' });
  });
});
