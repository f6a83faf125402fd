import { api } from '@fanlight/sdk';
import { type Operation, type OperationId, operations } from '@fanlight/sdk/operations';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries, auditReasons } from '../../db/schema/index.ts';
import {
  codeOf,
  createFan,
  makePhoto,
  type Person,
  password,
  preparePayout,
  type TestEngine,
} from '../../testing/index.ts';
import { createOperator, createUnverifiedOperator } from '../../testing/operators.ts';
import { createEngineWithPeople } from '../../testing/setup.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

let engine: TestEngine;
let performer: Person;
let applicant: Person;
let operator: Person;
let observer: Person;
let payoutId: string;

const operatorEmail = 'vera@fanlight.example';
const hourMs = 60 * 60 * 1000;

beforeEach(async () => {
  ({ engine, mara: performer } = await createEngineWithPeople());
  applicant = await createFan(engine, 'odile');
  operator = await createOperator(engine, 'vera');
  observer = await createOperator(engine, 'rhea', 'read-only');
  await applicant.client.call(api.switchToPerformerWithDocuments, {
    params: { id: applicant.id },
    body: {
      ...{ firstName: 'Odile', lastName: 'Marchetti', dateOfBirth: '1991-03-08', countryCode: 'FR' },
      ...{ identity: new File([await makePhoto()], 'passport.jpg'), portrait: await makePhoto() },
    },
  });
  await preparePayout(engine, performer, 200_00);
  ({ _id: payoutId } = await performer.client.call(api.createPayoutRequest, { body: { amount: 80 } }));
});

afterEach(() => stopCleanly(engine));

const decidePayout = (status: 'approved' | 'paid' | 'failed' | 'rejected', by = operator, reason?: string) =>
  by.client.call(api.decidePayout, { params: { id: payoutId }, body: { status, ...(reason && { reason }) } });
const decidePerformer = (by = operator) =>
  by.client.call(api.decidePerformer, { params: { id: applicant.id }, body: { status: 'approved' } });
const listApplications = () => operator.client.call(api.listPerformerApplications);
const readDocument = async (by = operator) => {
  const [application] = (await listApplications()).data;
  const id = application?.documents.find(({ type }) => type === 'identity')?._id ?? '';
  return by.client.call(api.readPerformerDocument, { params: { id } });
};
const entries = async (action: string) =>
  engine.ports.database.db.select().from(auditEntries).where(eq(auditEntries.action, action));
const decideReport = async (by = operator) => {
  const { _id: id } = await applicant.client.call(api.createReport, {
    body: { targetType: 'performer', targetId: performer.id, reason: 'scam' },
  });
  return by.client.call(api.decideReport, { params: { id }, body: { outcome: 'warned', reason: 'No adverts.' } });
};
const earningsOf = async () => (await performer.client.call(api.getWallet)).balance;

const all = (Object.keys(operations) as OperationId[]).filter((id) =>
  (operations[id] as Operation).roles.includes('operator'),
);
/** Performs each operation of operators that changes something or is recorded. */
const actions: Partial<Record<OperationId, (by?: Person) => Promise<unknown>>> = {
  decidePayout: (by) => decidePayout('approved', by),
  decidePerformer,
  decideReport,
  readPerformerDocument: readDocument,
};

describe('the audit log (rule O1)', () => {
  it('is tested with every operation of operators that changes something', () => {
    const changing = all.filter((id) => operations[id].method !== 'GET');
    expect(changing.filter((id) => !actions[id])).toEqual([]);
  });

  it.each(Object.keys(actions) as OperationId[])('has one entry for each call of %s', async (id) => {
    await actions[id]?.();
    const found = await entries(id);
    expect(found).toMatchObject([{ operatorId: operator.id, operator: null, at: engine.clock.now() }]);
    expect(found[0]?.after).not.toEqual(found[0]?.before);
  });

  it('has no entry for an action that fails', async () => {
    expect(await codeOf(decidePayout('paid'))).toBe('STATUS_CONFLICT');
    expect(await codeOf(decidePayout('rejected'))).toBe('VALIDATION_FAILED');
    expect(await entries('decidePayout')).toEqual([]);
  });

  it('cannot be changed, not even by SQL', async () => {
    const { db } = engine.ports.database;
    await expect(db.delete(auditEntries)).rejects.toThrow();
    await expect(db.update(auditEntries).set({ operator: 'nobody' })).rejects.toThrow();
    expect(await entries('grantOperator')).toHaveLength(2);
  });

  it('is searched by operator, action, target and time, latest first', async () => {
    engine.clock.advance(hourMs);
    const from = engine.clock.now().toISOString();
    await decidePayout('approved');
    await decidePayout('failed', operator, 'The account was closed.');
    const search = async (query: { q?: string; from?: string; to?: string; limit?: number }) =>
      (await observer.client.call(api.listAuditEntries, { query })).data;
    const latest = await search({ from });
    const reason = { field: 'reason', before: null, after: 'The account was closed.' };
    expect(latest).toMatchObject([
      { action: 'decidePayout', changes: [{ field: 'status', before: 'approved', after: 'failed' }, reason] },
      { action: 'decidePayout', changes: [{ field: 'status', before: 'pending', after: 'approved' }] },
    ]);
    expect(latest[0]).toMatchObject({ operator: operatorEmail, target: 'PO-2001' });
    expect(await search({ to: from })).toHaveLength(2);
    for (const q of [operatorEmail.toUpperCase(), 'payout', 'PO-', payoutId]) {
      const found = await search({ q });
      expect(found.some(({ action }) => action === 'decidePayout')).toBe(true);
    }
    expect(await search({ q: '100%' })).toEqual([]);
    await decidePerformer();
    expect(await search({ q: 'odile' })).toMatchObject([{ action: 'decidePerformer', target: 'odile' }]);
  });

  it('keeps nothing of a deleted account except its id (rule P8)', async () => {
    await readDocument();
    const reason = 'The passport of Odile Marchetti has expired.';
    const body = { status: 'rejected' as const, reason };
    await operator.client.call(api.decidePerformer, { params: { id: applicant.id }, body });
    await decidePayout('rejected', operator, 'Mara Quill has another name at her bank.');
    await decideReport();
    await engine.operators.grant('odile@fanlight.example', 'read-only', { id: null, shell: 'shell:tests' });
    const read = async () => (await observer.client.call(api.listAuditEntries)).data;
    const before = await read();
    expect(JSON.stringify(before)).toContain(reason);
    await applicant.client.call(api.deletePerformer, { params: { id: applicant.id }, body: { password } });
    await performer.client.call(api.deletePerformer, { params: { id: performer.id }, body: { password } });
    await operator.client.call(api.deleteUser, { params: { id: operator.id }, body: { password } });
    const closed = await read();
    await engine.settle();
    const { db } = engine.ports.database;
    const stored = JSON.stringify([await db.select().from(auditEntries), await db.select().from(auditReasons)]);
    for (const log of [stored, JSON.stringify(closed), JSON.stringify(await read())])
      expect(log).not.toMatch(/odile|marchetti|mara|quill|vera/i);
    const after = await read();
    expect(after.map(({ _id }) => _id)).toEqual(before.map(({ _id }) => _id));
    expect(after.find(({ action }) => action === 'decidePerformer')).toMatchObject({
      ...{ operator: null, target: null, targetId: applicant.id },
      changes: [{ field: 'status', before: 'pending', after: 'rejected' }],
    });
    expect(after.find(({ action }) => action === 'decidePayout')).toMatchObject({ operator: null, target: 'PO-2001' });
    const payouts = await observer.client.call(api.listOperatorPayouts, { query: { status: 'rejected' } });
    expect(payouts.data).toMatchObject([{ decidedBy: null, username: null }]);
  });
});

describe('an operation of operators', () => {
  it.each(all)('%s is refused without a code of the last 12 hours, and to everyone else', async (id) => {
    const { method, path } = operations[id];
    const call = async ({ token }: Person) => {
      const decision = id === 'decideReport' ? { outcome: 'no-violation' } : { status: 'approved' };
      const body = method === 'GET' ? undefined : JSON.stringify(decision);
      const headers = { authorization: token, 'content-type': 'application/json' };
      const url = `http://localhost/api${path.replace('{id}', payoutId)}`;
      const response = await engine.fetch(new Request(url, { method, headers, ...(body && { body }) }));
      return response.ok ? 'done' : (await response.json()).code;
    };
    expect(await call(await createUnverifiedOperator(engine, 'una'))).toBe('SECOND_FACTOR_REQUIRED');
    expect(await call(performer)).toBe('FORBIDDEN');
    expect(await call(applicant)).toBe('FORBIDDEN');
    engine.clock.advance(12 * hourMs - 1);
    expect(['done', 'NOT_FOUND']).toContain(await call(operator));
    engine.clock.advance(1);
    expect(await call(operator)).toBe('SECOND_FACTOR_REQUIRED');
    await engine.operators.revoke(operatorEmail, { id: null, shell: 'shell:tests' });
    expect(await call(operator)).toBe('FORBIDDEN');
  });

  it('that changes something is refused to a read-only operator, who can read everything', async () => {
    expect(await codeOf(decidePayout('approved', observer))).toBe('FORBIDDEN');
    expect(await codeOf(decidePerformer(observer))).toBe('FORBIDDEN');
    expect(await codeOf(decideReport(observer))).toBe('FORBIDDEN');
    expect(await observer.client.call(api.getOperator)).toEqual({
      ...{ email: 'rhea@fanlight.example', access: 'read-only' },
      ...{ performersToReview: 1, payoutsToReview: 1, reportsToReview: 1 },
    });
    expect((await readDocument(observer)).size).toBeGreaterThan(100);
  });
});

describe('an operator', () => {
  it('compares what a performer states with the documents, whose views are recorded', async () => {
    expect((await listApplications()).data).toMatchObject([
      { _id: applicant.id, username: 'odile', firstName: 'Odile', dateOfBirth: '1991-03-08', countryCode: 'FR' },
    ]);
    const document = await readDocument();
    expect(document.type).toBe('image/jpeg');
    const reads = await entries('readPerformerDocument');
    expect(reads).toMatchObject([{ targetId: applicant.id, operatorId: operator.id, after: { document: 'identity' } }]);
    await decidePerformer();
    expect((await listApplications()).data).toEqual([]);
    expect(await codeOf(decidePerformer())).toBe('STATUS_CONFLICT');
    expect((await applicant.client.call(api.getMyPerformer)).status).toBe('approved');
  });

  it('receives documents in responses that no cache stores', async () => {
    const [application] = (await listApplications()).data;
    const url = `http://localhost/api/operator/documents/${application?.documents[0]?._id}`;
    const response = await engine.fetch(new Request(url, { headers: { authorization: operator.token } }));
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    await response.arrayBuffer();
  });

  it('pays a payout once, also with concurrent calls', async () => {
    await decidePayout('approved');
    const [payout] = (await operator.client.call(api.listOperatorPayouts, { query: { status: 'approved' } })).data;
    expect(payout).toMatchObject({ _id: payoutId, amount: 80, username: 'mara.clay', decidedBy: operatorEmail });
    expect(payout?.bankAccount?.accountNumber).toBe('PT50000201231234567890154');
    const results = await Promise.all(Array.from({ length: 5 }, () => codeOf(decidePayout('paid'))));
    expect(results.toSorted()).toEqual([
      'STATUS_CONFLICT',
      'STATUS_CONFLICT',
      'STATUS_CONFLICT',
      'STATUS_CONFLICT',
      'none',
    ]);
    expect(await entries('decidePayout')).toHaveLength(2);
  });

  it.each(['rejected', 'failed'] as const)(
    'returns the amount of a payout that was %s, with a reason',
    async (status) => {
      const held = await earningsOf();
      if (status === 'failed') await decidePayout('approved');
      expect(await codeOf(decidePayout(status))).toBe('VALIDATION_FAILED');
      await decidePayout(status, operator, 'The bank does not know this account.');
      expect((await earningsOf()) - held).toBe(80);
      const found = await performer.client.call(api.getPayoutRequest, { params: { id: payoutId } });
      expect(found).toMatchObject({ status, reason: 'The bank does not know this account.' });
    },
  );
});
