import { type ApiError, api, login } from '@fanlight/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  codeOf,
  createFan,
  createPerformer,
  createVisitor,
  makePhoto,
  type Person,
  password,
  type TestEngine,
} from './testing/index.ts';
import { createEngineWithPeople } from './testing/setup.ts';
import { stopCleanly } from './testing/stop-cleanly.ts';

let engine: TestEngine;
let mara: Person;
let noor: Person;

beforeAll(async () => {
  ({ engine, mara, noor } = await createEngineWithPeople());
});

afterAll(() => stopCleanly(engine));

describe('auth', () => {
  it('requires confirmation of the e-mail address, by a link that works once, before login (rule P5)', async () => {
    const visitor = createVisitor(engine);
    const email = 'ida@fanlight.example';
    await visitor.call(api.registerUser, { body: { name: 'Ida', username: 'ida', email, password } });
    expect(await codeOf(login(visitor, { credentials: 'ida', password }))).toBe('EMAIL_NOT_VERIFIED');
    await engine.settle();
    const [mail] = (await visitor.call(api.listDevelopmentMails, { query: { to: email } })).data;
    const token = new URL(mail?.link ?? '', 'http://localhost').searchParams.get('token') ?? '';
    await visitor.call(api.verifyEmail, { body: { token } });
    expect(await codeOf(visitor.call(api.verifyEmail, { body: { token } }))).toBe('LINK_EXPIRED');
    await login(visitor, { credentials: email, password });
    expect(await visitor.call(api.getMe)).toMatchObject({ username: 'ida', isEmailVerified: true, balance: 0 });
  });

  it('returns the same error for an unknown account and a wrong password, and 429 after ten attempts (rule P2)', async () => {
    const visitor = createVisitor(engine);
    for (const credentials of ['noor', 'nobody.here']) {
      const failed = login(visitor, { credentials, password: 'wrong' });
      await expect(failed).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS', message: 'Incorrect credentials!' });
    }
    for (let tried = 0; tried < 9; tried += 1)
      await codeOf(login(visitor, { credentials: 'nobody.here', password: 'wrong' }));
    const refused = await login(visitor, { credentials: 'nobody.here', password: 'wrong' }).catch(
      (error: ApiError) => error,
    );
    expect(refused).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 900 });
    engine.clock.advance(15 * 60 * 1000);
    expect(await codeOf(login(visitor, { credentials: 'nobody.here', password: 'wrong' }))).toBe('INVALID_CREDENTIALS');
  });

  it('ends a session at logout, after a day, or after 365 days with `remember` (rule P3)', async () => {
    const short = createVisitor(engine);
    const long = createVisitor(engine);
    await login(short, { credentials: 'noor', password });
    await login(long, { credentials: 'noor', password, remember: true });
    engine.clock.advance(25 * 60 * 60 * 1000);
    expect(await codeOf(short.call(api.getMe))).toBe('UNAUTHENTICATED');
    expect((await long.call(api.getMe)).username).toBe('noor');
    await long.call(api.logout);
    expect(await codeOf(long.call(api.getMe))).toBe('UNAUTHENTICATED');
    await login(noor.client, { credentials: 'noor', password, remember: true });
    await login(mara.client, { credentials: 'mara.clay', password, remember: true });
  });

  it('changes a password only with the current password, and ends the other sessions (rules P2, P3)', async () => {
    const fan = await createFan(engine, 'changer');
    const otherDevice = createVisitor(engine);
    await login(otherDevice, { credentials: 'changer', password });
    const change = (currentPassword: string) =>
      fan.client.call(api.updatePassword, { body: { currentPassword, password: 'harbour-at-first-light' } });
    expect(await codeOf(change('wrong'))).toBe('WRONG_PASSWORD');
    await change(password);
    expect((await fan.client.call(api.getMe)).username).toBe('changer');
    expect(await codeOf(otherDevice.call(api.getMe))).toBe('UNAUTHENTICATED');
  });

  it('resets a forgotten password with a mailed link, and ends every session', async () => {
    const person = await createFan(engine, 'forgetful');
    const email = 'forgetful@fanlight.example';
    await person.client.call(api.requestPasswordReset, { body: { email } });
    await engine.settle();
    const [mail] = (await person.client.call(api.listDevelopmentMails, { query: { to: email } })).data;
    const token = new URL(mail?.link ?? '', 'http://localhost').searchParams.get('token') ?? '';
    await person.client.call(api.resetPassword, { body: { token, password: 'harbour-at-first-light' } });
    expect(await codeOf(person.client.call(api.getMe))).toBe('UNAUTHENTICATED');
    await login(person.client, { credentials: 'forgetful', password: 'harbour-at-first-light' });
  });

  it('refuses a username that is taken, is a path of the app, or looks like an id (rule P1)', async () => {
    const change = (username: string) => codeOf(noor.client.call(api.updateMe, { body: { username } }));
    expect(await change('MARA.clay')).toBe('USERNAME_TAKEN');
    expect(await change('settings')).toBe('VALIDATION_FAILED');
    expect(await change('0193f2a4c1d07b3e5a918c42')).toBe('VALIDATION_FAILED');
    expect(await change('noor')).toBe('none');
  });
});

describe('feeds', () => {
  it("shows a post with an uploaded photo in a follower's timeline, and accepts the follower's reaction and comment", async () => {
    const photo = await mara.client.call(api.uploadFeedPhoto, { body: { photo: (await makePhoto()) as never } });
    const files = [{ fileId: photo._id, alt: 'A bowl.' }];
    const feed = await mara.client.call(api.createFeed, {
      body: { text: 'Kiln at dawn. #Stoneware', audience: 'followers', files },
    });
    expect(feed).toMatchObject({ isOwn: true, hashtags: ['stoneware'], totalLikes: 0 });

    const locked = await noor.client.call(api.getFeed, { params: { id: feed._id } });
    expect(locked.access).toEqual({
      isAllowed: false,
      reason: 'needs-follow',
      requiredAction: 'follow',
      price: null,
      alternative: null,
    });
    expect(locked.files[0]).toMatchObject({ url: null, thumbnails: [] });
    expect(locked.files[0]?.preview).toMatch(/^data:image\/webp;base64,/);
    expect(
      await codeOf(
        noor.client.call(api.createReaction, { body: { action: 'like', objectType: 'feed', objectId: feed._id } }),
      ),
    ).toBe('NOT_FOUND');

    await noor.client.call(api.followPerformer, { params: { id: mara.id } });
    const timeline = await noor.client.call(api.listFeeds);
    expect(timeline).toMatchObject({
      total: 1,
      isMore: false,
      data: [{ _id: feed._id, access: { reason: 'follower' } }],
    });
    const picture = await engine.fetch(new Request(`http://localhost${timeline.data[0]?.files[0]?.url}`));
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    await picture.arrayBuffer();

    const like = { action: 'like', objectType: 'feed', objectId: feed._id } as const;
    expect(await noor.client.call(api.createReaction, { body: like })).toMatchObject({ isSet: true, total: 1 });
    expect(await noor.client.call(api.createReaction, { body: like })).toMatchObject({ isSet: true, total: 1 });
    await noor.client.call(api.createReaction, { body: { ...like, action: 'bookmark' } });
    expect((await noor.client.call(api.listBookmarkedFeeds)).data.map(({ _id }) => _id)).toEqual([feed._id]);
    await noor.client.call(api.createComment, {
      body: { objectType: 'feed', objectId: feed._id, content: 'Rain on slate.' },
    });
    await engine.settle();
    const notifications = await mara.client.call(api.listNotifications);
    expect(notifications.data.map(({ type }) => type).toSorted()).toEqual(['comment', 'follow', 'reaction']);
    expect(await mara.client.call(api.getUnreadNotificationCount)).toEqual({ total: 3 });
    expect(await mara.client.call(api.readAllNotifications)).toEqual({ total: 0 });

    await mara.client.call(api.deleteFeed, { params: { id: feed._id } });
    await engine.settle();
    expect(await codeOf(noor.client.call(api.getFeed, { params: { id: feed._id } }))).toBe('NOT_FOUND');
    await mara.client.call(api.deleteLibraryFile, { params: { id: photo._id } });
    await engine.settle();
    expect([...engine.storage.entries.keys()].filter((key) => key.includes(photo._id))).toEqual([]);
  });

  it('refuses comments and reactions on a post if the request names another type of item', async () => {
    const { _id: objectId } = await mara.client.call(api.createFeed, {
      body: { text: 'One thing is one thing.', audience: 'public' },
    });
    const { client } = noor;
    for (const objectType of ['video', 'reel'] as const) {
      expect(await codeOf(client.call(api.createComment, { body: { objectType, objectId, content: 'Hm.' } }))).toBe(
        'NOT_FOUND',
      );
      expect(await codeOf(client.call(api.listComments, { query: { objectType, objectId } }))).toBe('NOT_FOUND');
      const reaction = { action: 'like', objectType, objectId } as const;
      expect(await codeOf(client.call(api.createReaction, { body: reaction }))).toBe('NOT_FOUND');
    }
  });

  it('returns each post exactly once across pages while posts are added (rule W1)', async () => {
    const author = await createPerformer(engine, 'pager');
    for (let number = 1; number <= 5; number += 1) {
      engine.clock.advance(1000);
      await author.client.call(api.createFeed, { body: { text: `Post ${number}`, audience: 'public' } });
    }
    const first = await author.client.call(api.listMyFeeds, { query: { limit: 2 } });
    await author.client.call(api.createFeed, { body: { text: 'Meanwhile', audience: 'public' } });
    const second = await author.client.call(api.listMyFeeds, { query: { limit: 2, cursor: first.cursor as string } });
    expect([...first.data, ...second.data].map(({ text }) => text)).toEqual(['Post 5', 'Post 4', 'Post 3', 'Post 2']);
  });

  it('serves a file only by a signed URL that has not expired (rule A3)', async () => {
    const photo = await mara.client.call(api.uploadFeedPhoto, { body: { photo: (await makePhoto()) as never } });
    const url = new URL(photo.url ?? '', 'http://localhost');
    const status = async (change: (url: URL) => void) => {
      const changed = new URL(url);
      change(changed);
      return (await engine.fetch(new Request(changed))).status;
    };
    expect(await status(() => undefined)).toBe(200);
    expect(await status((changed) => changed.searchParams.set('signature', '0'.repeat(40)))).toBe(403);
    expect(await status((changed) => changed.searchParams.set('expires', '9999999999'))).toBe(403);
    expect(
      await status((changed) => {
        changed.pathname = changed.pathname.replace('display', 'thumbnail');
      }),
    ).toBe(403);
    const part = await engine.fetch(new Request(url, { headers: { range: 'bytes=0-9' } }));
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 10]);
    engine.clock.advance(60 * 60 * 1000 + 1);
    expect(await status(() => undefined)).toBe(403);
  });

  it('refuses a photo whose bytes are not an image (rule F1)', async () => {
    const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/png' });
    expect(await codeOf(mara.client.call(api.uploadFeedPhoto, { body: { photo: svg as never } }))).toBe(
      'UNSUPPORTED_MEDIA_TYPE',
    );
  });
});

describe('performers', () => {
  it('finds performers by the beginning of a name and despite a typo', async () => {
    await createPerformer(engine, 'blue.hour.trio');
    const find = async (q: string) =>
      (await noor.client.call(api.searchPerformers, { query: { q } })).data.map(({ username }) => username);
    expect(await find('blue')).toEqual(['blue.hour.trio']);
    expect(await find('mara.cley')).toEqual(['mara.clay']);
    expect(await find('%')).toEqual([]);
  });

  it('finds performers by language, by a free subscription, and by whether they are live (rule M7)', async () => {
    const find = async (query: object) =>
      (await noor.client.call(api.searchPerformers, { query: { sortBy: 'name', ...query } })).data.map(
        ({ username }) => username,
      );
    const aino = await createPerformer(engine, 'aino.sings');
    const profile = await aino.client.call(api.updateMyPerformer, {
      body: { languages: ['fi', 'sv', 'fi'], monthlyPrice: 4.5 },
    });
    expect(profile.languages).toEqual(['fi', 'sv']);
    expect(await find({ language: 'sv' })).toEqual(['aino.sings']);
    expect(await find({ language: 'sv', gender: 'male' })).toEqual([]);
    expect(await find({ q: 'aino', isFree: true })).toEqual(['aino.sings']);
    expect(await find({ q: 'aino', isFree: false })).toEqual([]);
    const { data: hers } = await aino.client.call(api.searchPerformers, { query: { language: 'fi', isFree: true } });
    expect(hers).toEqual([]);
    await aino.client.call(api.updateMyPerformer, { body: { monthlyPrice: null } });
    expect(await find({ language: 'fi', isFree: true })).toEqual([]);
    expect(await find({ language: 'fi', isLive: true })).toEqual([]);
    expect(await find({ language: 'fi', isLive: false })).toEqual(['aino.sings']);
  });

  it('does not find a user who is not an approved performer (rule P7)', async () => {
    const fan = await createFan(engine, 'just.a.fan');
    expect(await codeOf(noor.client.call(api.getPerformer, { params: { id: fan.id } }))).toBe('NOT_FOUND');
  });
});
