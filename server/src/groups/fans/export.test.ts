import { api, type CallOptions } from '@fanlight/sdk';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../db/schema/index.ts';
import {
  codeOf,
  createFan,
  createVisitor,
  giveTokens,
  type Person,
  password,
  type TestEngine,
} from '../../testing/index.ts';
import { createEngineWithPeople } from '../../testing/setup.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

let engine: TestEngine;
let mara: Person;
let noor: Person;

beforeAll(async () => {
  ({ engine, mara, noor } = await createEngineWithPeople({ tokens: 50_00, prices: { monthlyPrice: 9.95 } }));
  const ida = await createFan(engine, 'ida');
  await giveTokens(engine, ida.id, 20_00);
  for (const { client } of [noor, ida]) {
    await client.call(api.subscribePerformer, { body: { performerId: mara.id, source: 'wallet' } });
    engine.clock.advance(1000);
  }
  await engine.settle();
  const body = { isVip: true, isMuted: true, note: 'Says "hi", often.\nBlue bowls.' };
  await mara.client.call(api.updateFan, { params: { id: noor.id }, body });
  await mara.client.call(api.updateFan, { params: { id: ida.id }, body: { note: '=HYPERLINK("https://x.example")' } });
});

afterAll(() => stopCleanly(engine));

const followers = async (query: CallOptions<'exportFollowers'>['query'] = {}, { client } = mara) =>
  (await client.call(api.exportFollowers, { query })).text();
const subscribers = async (query: CallOptions<'exportSubscribers'>['query'] = {}) =>
  (await mara.client.call(api.exportSubscribers, { query })).text();
/** The username is the second column, and has no comma. */
const usernamesIn = (csv: string) => [...csv.matchAll(/","(\w+)","2026-/g)].map(([, username]) => username);

describe('the export of followers', () => {
  it('contains the note, the lists and what the fan has spent, and no formulas', async () => {
    expect(await followers()).toBe(
      [
        '"Name","Username","Since (UTC)","Spent","Lists","Note"',
        `"ida","ida","2026-05-21",9.95,,"'=HYPERLINK(""https://x.example"")"`,
        '"noor","noor","2026-05-21",9.95,"VIP, Muted","Says ""hi"", often.\nBlue bowls."',
        '',
      ].join('\r\n'),
    );
  });

  it('contains the filtered list in its order', async () => {
    expect(usernamesIn(await followers({ sort: 'asc' }))).toEqual(['noor', 'ida']);
    expect(usernamesIn(await followers({ list: 'vip' }))).toEqual(['noor']);
  });

  it('is in the language of the request, and is an attachment', async () => {
    const url = 'http://localhost/api/follows/followers/export';
    const headers = { authorization: mara.token, 'accept-language': 'es-ES' };
    const response = await engine.fetch(new Request(url, { headers }));
    expect(response.headers.get('content-type')).toBe('text/csv;charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="followers.csv"');
    expect(await response.text()).toContain('"Nombre","Nombre de usuario","Desde (UTC)","Gastado","Listas","Nota"');
  });

  it('is refused for fans and visitors', async () => {
    expect(await codeOf(noor.client.call(api.exportFollowers))).toBe('FORBIDDEN');
    expect(await codeOf(createVisitor(engine).call(api.exportFollowers))).toBe('UNAUTHENTICATED');
  });
});

describe('the export of subscribers', () => {
  it('contains the state of each subscription', async () => {
    const [header, , row] = (await subscribers()).split('\r\n');
    expect(header).toBe(
      '"Name","Username","Since (UTC)","Status","Type","Price","Renews on (UTC)","Access until (UTC)","Ended on (UTC)","Spent","Lists","Note"',
    );
    expect(row).toContain(
      '"noor","noor","2026-05-21","Active","Monthly",9.95,"2026-06-21","2026-06-21",,9.95,"VIP, Muted"',
    );
  });

  it('contains the filtered list', async () => {
    expect(usernamesIn(await subscribers({ q: 'noo' }))).toEqual(['noor']);
    expect(usernamesIn(await subscribers({ list: 'muted', status: 'active', sort: 'asc' }))).toEqual(['noor']);
    expect(usernamesIn(await subscribers({ status: 'ended' }))).toEqual([]);
  });

  it('shows a deleted user without a name', async () => {
    const left = await createFan(engine, 'left');
    await giveTokens(engine, left.id, 20_00);
    await left.client.call(api.subscribePerformer, { body: { performerId: mara.id, source: 'wallet' } });
    await left.client.call(api.deleteUser, { params: { id: left.id }, body: { password } });
    await engine.settle();
    expect(await subscribers({ status: 'ended' })).toContain('"Deleted account",,"2026-05-21","Ended"');
  });
});

it('exports more followers than one page has, with a constant number of statements for each page', async () => {
  const { db } = engine.ports.database;
  const extra = 2500;
  await db.execute(sql`insert into ${users} (id, name, name_key, username, username_key, email, email_key, password_hash, created_at, updated_at)
    select lpad(to_hex(n), 24, '0'), 'Fan ' || n, 'fan ' || n, 'fan' || n, 'fan' || n, n || '@example.com', n || '@example.com', '', now(), now()
    from generate_series(1, ${sql.raw(String(extra))}) n`);
  await db.execute(sql`insert into follow (id, follower_id, performer_id, created_at)
    select lpad(to_hex(n), 24, '0'), lpad(to_hex(n), 24, '0'), ${mara.id}, '2026-01-01' from generate_series(1, ${sql.raw(String(extra))}) n`);
  await db.execute(
    sql`update performer set total_followers = total_followers + ${sql.raw(String(extra))} where user_id = ${mara.id}`,
  );
  let statements = 0;
  engine.watch.onStatement = () => {
    statements += 1;
  };
  const usernames = usernamesIn(await followers());
  engine.watch.onStatement = undefined;
  expect(usernames).toHaveLength(extra + 2);
  expect(new Set(usernames).size).toBe(extra + 2);
  // One statement for the session, and three for each of three pages.
  expect(statements).toBeLessThanOrEqual(10);
});
