import { api, createClient, login, memoryTokenStore } from '@fanlight/sdk';
import type { PerformerDocumentType } from '@fanlight/sdk/models';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readWhole } from '../../adapters/whole.ts';
import { auditEntries, files, outbox, performerApplications, performers, users } from '../../db/schema/index.ts';
import {
  codeOf,
  createFan,
  createVisitor,
  decidePerformer,
  listApplications,
  makePhoto,
  operatorOf,
  type Person,
  password,
  type TestEngine,
} from '../../testing/index.ts';
import { createEngineWithPeople } from '../../testing/setup.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

let engine: TestEngine;
let odile: Person;
let mara: Person;

beforeEach(async () => {
  ({ engine, mara } = await createEngineWithPeople());
  odile = await createFan(engine, 'odile');
});

afterEach(() => stopCleanly(engine));

const dayMs = 24 * 60 * 60 * 1000;
const person = { firstName: 'Odile', lastName: 'Marchetti', dateOfBirth: '1991-03-08', countryCode: 'FR' };

const pdf = () => new File(['%PDF-1.7\nOdile Marchetti\n%%EOF'], 'passport.pdf', { type: 'application/pdf' });
const upload = async (type: PerformerDocumentType, document?: Blob, { client } = odile) =>
  client.call(api.uploadPerformerDocument, { body: { type, document: document ?? (await makePhoto()) } });
const apply = async (change: object = {}) => {
  const identityDocumentId = (await upload('identity', pdf()))._id;
  const portraitDocumentId = (await upload('portrait'))._id;
  return odile.client.call(api.switchToPerformer, {
    params: { id: odile.id },
    body: { ...person, identityDocumentId, portraitDocumentId, ...change },
  });
};
const applyWithDocuments = async () =>
  odile.client.call(api.switchToPerformerWithDocuments, {
    params: { id: odile.id },
    body: { ...person, identity: pdf(), portrait: await makePhoto() },
  });
const own = () => odile.client.call(api.getMyPerformer);
const seenByMara = () => codeOf(mara.client.call(api.getPerformer, { params: { id: odile.id } }));
const documentFiles = () => engine.ports.database.db.select().from(files).where(eq(files.purpose, 'identity-document'));
const read = async (fileId: string) => {
  const stored = await engine.ports.storage.get(`files/${fileId.slice(-2)}/${fileId}/original`);
  return stored && Buffer.from(await readWhole(stored.body)).toString('latin1');
};

describe('a user who becomes a performer (rule P7)', () => {
  it('is hidden from others until an operator approves both documents', async () => {
    expect(await apply()).toMatchObject({
      ...{ _id: odile.id, status: 'pending', statusReason: null, countryCode: 'FR' },
      documents: [
        { type: 'identity', status: 'pending', reason: null },
        { type: 'portrait', status: 'pending', reason: null },
      ],
    });
    expect(await seenByMara()).toBe('NOT_FOUND');
    const [pending] = await listApplications(engine);
    expect(pending).toMatchObject({ ...person, phone: null, _id: odile.id, username: 'odile' });

    await decidePerformer(engine, odile.id, { status: 'approved' });
    expect(await own()).toMatchObject({
      status: 'approved',
      documents: [{ status: 'approved' }, { status: 'approved' }],
    });
    expect(await seenByMara()).toBe('none');
    expect(await listApplications(engine)).toEqual([]);
    await expect(decidePerformer(engine, odile.id, { status: 'approved' })).rejects.toMatchObject({
      code: 'STATUS_CONFLICT',
    });
  });

  it('can send both documents in the same request, once', async () => {
    expect(await applyWithDocuments()).toMatchObject({ status: 'pending' });
    expect(await codeOf(applyWithDocuments())).toBe('FORBIDDEN');
    expect(await documentFiles()).toHaveLength(2);
  });

  it('sells nothing before the approval', async () => {
    await applyWithDocuments();
    await odile.client.call(api.updateMyPerformer, { body: { monthlyPrice: 10 } });
    const body = { title: 'Mug', type: 'physical' as const, price: 8, stock: 6 };
    const { _id } = await odile.client.call(api.createProduct, { body });
    const subscribe = { body: { performerId: odile.id, source: 'wallet' as const } };
    expect(await codeOf(mara.client.call(api.buyProduct, { params: { id: _id }, body: {} }))).toBe('NOT_FOUND');
    expect(await codeOf(mara.client.call(api.subscribePerformer, subscribe))).toBe('NOT_FOUND');
    expect(await codeOf(mara.client.call(api.tipPerformer, { params: { id: odile.id }, body: { amount: 5 } }))).toBe(
      'NOT_FOUND',
    );
  });

  it.each([
    [{ dateOfBirth: '2010-01-01' }, 'dateOfBirth', 'TOO_YOUNG'],
    [{ dateOfBirth: '1991-02-30' }, 'dateOfBirth', 'INVALID_FORMAT'],
    [{ firstName: '  ' }, 'firstName', 'EMPTY'],
    [{ countryCode: 'XX' }, 'countryCode', 'COUNTRY_UNKNOWN'],
    [{ portraitDocumentId: '0193f2a4c1d07b3e5a918c42' }, 'portraitDocumentId', 'DOCUMENT_MISSING'],
  ])('is refused with %j', async (change, path, reason) => {
    const refusal = await apply(change).catch((error) => error);
    expect(refusal).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path, code: reason }] });
    expect(await codeOf(own())).toBe('FORBIDDEN');
  });

  it('becomes 18 on the birthday, not a day before', async () => {
    const now = engine.ports.clock.now();
    const bornOn = (days: number) =>
      new Date(Date.UTC(now.getUTCFullYear() - 18, now.getUTCMonth(), now.getUTCDate() + days))
        .toISOString()
        .slice(0, 10);
    expect(await codeOf(apply({ dateOfBirth: bornOn(1) }))).toBe('VALIDATION_FAILED');
    expect(await apply({ dateOfBirth: bornOn(0) })).toMatchObject({ status: 'pending' });
  });

  it('cannot use the documents of another user', async () => {
    const kofi = await createFan(engine, 'kofi');
    const stolen = await upload('identity', pdf(), kofi);
    expect(await codeOf(apply({ identityDocumentId: stolen._id }))).toBe('VALIDATION_FAILED');
  });
});

describe('a rejected performer', () => {
  beforeEach(async () => {
    await applyWithDocuments();
    await decidePerformer(engine, odile.id, { status: 'rejected', reason: 'The passport has expired.' });
  });

  it('sees the reason, and awaits a decision again after new documents', async () => {
    const reason = 'The passport has expired.';
    expect(await own()).toMatchObject({
      status: 'rejected',
      statusReason: reason,
      documents: [{ reason }, { reason }],
    });
    await upload('identity', pdf());
    expect(await own()).toMatchObject({ status: 'rejected' });
    await upload('portrait');
    expect(await own()).toMatchObject({ status: 'pending', statusReason: null });
    expect(await documentFiles()).toHaveLength(2);
    await decidePerformer(engine, odile.id, { status: 'approved' });
    expect(await codeOf(upload('portrait'))).toBe('STATUS_CONFLICT');
    expect(await documentFiles()).toHaveLength(2);
  });

  it('receives a mail with the reason', async () => {
    await engine.settle();
    const { data } = await createVisitor(engine).call(api.listDevelopmentMails, {
      query: { to: 'odile@fanlight.example' },
    });
    expect(data[0]).toMatchObject({ subject: 'Your creator account needs another document' });
    expect(data[0]?.text).toContain('The passport has expired.');
  });
});

describe('registering as a performer', () => {
  const register = async (change: object = {}) => {
    const account = { name: 'Kofi Mensah', username: 'kofi.mensah', email: 'kofi.mensah@fanlight.example', password };
    const documents = { identity: pdf(), portrait: await makePhoto() };
    const client = createVisitor(engine);
    return client.call(api.registerPerformer, { body: { ...account, ...person, ...documents, ...change } });
  };

  it('creates a performer who awaits a decision', async () => {
    const { userId } = await register({ gender: 'male', phone: '+233201234567' });
    await engine.ports.database.db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, userId));
    const client = createClient({
      ...{ baseUrl: 'http://localhost/api', token: memoryTokenStore(), retry: { times: 0 } },
      handle: (request) => engine.fetch(request),
    });
    await login(client, { credentials: 'kofi.mensah', password });
    expect(await client.call(api.getMyPerformer)).toMatchObject({
      status: 'pending',
      gender: 'male',
      countryCode: 'FR',
    });
    expect(await listApplications(engine)).toMatchObject([{ _id: userId, phone: '+233201234567' }]);
  });

  it('stores nothing if it fails', async () => {
    await register();
    expect(await codeOf(register({ email: 'other@fanlight.example' }))).toBe('USERNAME_TAKEN');
    const broken = new Blob([new Uint8Array(await (await makePhoto()).arrayBuffer()).slice(0, 400)]);
    const account = { username: 'other', email: 'other@fanlight.example' };
    expect(await codeOf(register({ ...account, portrait: broken }))).toBe('UNSUPPORTED_MEDIA_TYPE');
    expect(await codeOf(register({ ...account, identity: new Blob(['<svg/>']) }))).toBe('UNSUPPORTED_MEDIA_TYPE');
    expect(await documentFiles()).toHaveLength(2);
    expect(engine.storage.entries.size).toBe(2);
    expect(await listApplications(engine)).toHaveLength(1);
  });
});

describe('an identity document', () => {
  it('is deleted if the server is killed before it has a row', async () => {
    const { storage } = engine;
    const put = vi.spyOn(storage, 'put');
    const isKilled = new Promise<void>((resolve) => {
      put.mockImplementationOnce(async (key, body) => {
        put.mockRestore();
        await storage.put(key, body);
        resolve();
        return new Promise(() => undefined);
      });
    });
    void upload('identity', pdf());
    await isKilled;
    expect(storage.entries.size).toBe(1);
    const pending = engine.ports.database.db.$count(outbox, eq(outbox.topic, 'orphans'));
    expect(await pending).toBe(1);
    engine.clock.advance(61 * 60 * 1000);
    engine.start();
    await engine.settle();
    expect(storage.entries.size).toBe(0);
  });

  it('leaves nothing to clean after it is stored or refused', async () => {
    await upload('identity', pdf());
    expect(await codeOf(upload('portrait', new Blob(['<svg/>'])))).toBe('UNSUPPORTED_MEDIA_TYPE');
    expect(await engine.ports.database.db.$count(outbox, eq(outbox.topic, 'orphans'))).toBe(0);
    expect(engine.storage.entries.size).toBe(1);
  });

  it('is encrypted at rest, is never served, and each reading is recorded', async () => {
    await applyWithDocuments();
    const { db } = engine.ports.database;
    const all = await documentFiles();
    for (const { id } of all) {
      const stored = await read(id);
      expect(stored).toBeDefined();
      expect(stored).not.toContain('%PDF');
      expect(stored).not.toContain('Odile');
    }
    const [application] = await db.select().from(performerApplications);
    expect(application?.details).not.toContain('Marchetti');

    const [pending] = await listApplications(engine);
    const identity = pending?.documents.find(({ type }) => type === 'identity');
    const { id, client } = await operatorOf(engine);
    const opened = await client.call(api.readPerformerDocument, { params: { id: identity?._id ?? '' } });
    expect(opened.type).toBe('application/pdf');
    expect(await opened.text()).toContain('Odile Marchetti');
    const isReading = eq(auditEntries.action, 'readPerformerDocument');
    expect(await db.select().from(auditEntries).where(isReading)).toMatchObject([
      { operatorId: id, targetId: odile.id, before: {}, after: { document: 'identity' } },
    ]);
  });

  it('is deleted when it is replaced, unused for a week, or 30 days after the decision', async () => {
    await upload('identity', pdf());
    const [replaced] = await documentFiles();
    await upload('identity', pdf());
    await engine.settle();
    expect(await read(replaced?.id ?? '')).toBeUndefined();

    const [unused] = await documentFiles();
    engine.clock.advance(8 * dayMs);
    await Promise.all([engine.runDue(), engine.runDue()]);
    await engine.settle();
    expect(await documentFiles()).toEqual([]);
    expect(await read(unused?.id ?? '')).toBeUndefined();

    await login(odile.client, { credentials: 'odile', password });
    await applyWithDocuments();
    engine.clock.advance(8 * dayMs);
    await engine.runDue();
    expect(await documentFiles()).toHaveLength(2);
    await decidePerformer(engine, odile.id, { status: 'approved' });
    engine.clock.advance(31 * dayMs);
    await engine.runDue();
    await engine.settle();
    expect(await documentFiles()).toEqual([]);
    const [performer] = await engine.ports.database.db.select().from(performers).where(eq(performers.userId, odile.id));
    expect(performer?.status).toBe('approved');
  });

  it('is deleted with the account', async () => {
    await applyWithDocuments();
    const all = await documentFiles();
    await odile.client.call(api.deletePerformer, { params: { id: odile.id }, body: { password } });
    await engine.settle();
    expect(await documentFiles()).toEqual([]);
    for (const { id } of all) expect(await read(id)).toBeUndefined();
  });
});
