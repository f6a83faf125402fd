import pg from 'pg';
import { serialize } from 'pg-protocol';
import { describe, expect, it } from 'vitest';
import { type Descriptions, encodeAll, type NamedResult, NamedStatement } from './named-statement.ts';

const { builtins } = pg.types;
const fields = [
  { name: 'id', dataTypeID: builtins.TEXT },
  { name: 'total', dataTypeID: builtins.INT4 },
];

/** Runs a statement on a fake connection that returns one row. `isDescribed` is true if the columns were requested. */
async function run(descriptions: Descriptions, isParsed: boolean, row: (string | null)[], rowMode?: 'array') {
  const sent: string[] = [];
  const connection = {
    parsedStatements: isParsed ? { list: 'select $1' } : {},
    stream: { writable: true, write: (bytes: Buffer) => sent.push(bytes.toString('latin1')) },
  };
  const result = await new Promise<NamedResult | undefined>((resolve, reject) => {
    const config = { name: 'list', text: 'select $1', types: pg.types as unknown as pg.CustomTypesConfig, rowMode };
    const onDone = (error: unknown, value?: NamedResult) => (error ? reject(error) : resolve(value));
    const statement = new NamedStatement(config, ['a'], descriptions, onDone);
    statement.submit(connection);
    if (sent[0]?.includes(describePortal)) statement.handleRowDescription({ fields });
    statement.handleDataRow({ fields: row });
    statement.handleCommandComplete({ text: 'SELECT 1' });
    statement.handleReadyForQuery();
  });
  const [bytes = ''] = sent;
  return { result, sent, isParsed: bytes.startsWith('P'), isDescribed: bytes.includes(describePortal) };
}

const describePortal = serialize.describe({ type: 'P' }).toString('latin1');

describe('NamedStatement', () => {
  it('parses and describes a statement only on its first run on a connection, and sends each run in one write', async () => {
    const descriptions: Descriptions = new Map();
    const first = await run(descriptions, false, ['a', '1']);
    const second = await run(descriptions, true, ['b', '2']);
    expect([first.isParsed, first.isDescribed, first.sent.length]).toEqual([true, true, 1]);
    expect([second.isParsed, second.isDescribed, second.sent.length]).toEqual([false, false, 1]);
    expect(first.result).toEqual({ rows: [{ id: 'a', total: 1 }], command: 'SELECT', rowCount: 1 });
    expect(second.result?.rows).toEqual([{ id: 'b', total: 2 }]);
  });

  it('describes a statement again if a connection has to parse it again', async () => {
    const descriptions: Descriptions = new Map([['list', [{ name: 'old', parse: undefined }]]]);
    const { isDescribed, result } = await run(descriptions, false, ['a', null]);
    expect(isDescribed).toBe(true);
    expect(result?.rows).toEqual([{ id: 'a', total: null }]);
  });

  it('returns arrays of values in array mode', async () => {
    const { result } = await run(new Map(), false, ['a', '7'], 'array');
    expect(result?.rows).toEqual([['a', 7]]);
  });

  it('describes a statement again after it failed', () => {
    const descriptions: Descriptions = new Map([['list', []]]);
    const config = { name: 'list', text: 'select $1', types: pg.types as unknown as pg.CustomTypesConfig };
    const failures: unknown[] = [];
    new NamedStatement(config, [], descriptions, (error) => failures.push(error)).handleError('failed');
    expect([failures, descriptions.size]).toEqual([['failed'], 0]);
  });
});

describe('encodeAll', () => {
  it('encodes values as pg does', async () => {
    const { default: utils } = (await import('pg/lib/utils.js' as string)) as {
      default: { prepareValue(value: unknown): unknown };
    };
    const values = ['a', '', 1.5, 0, true, false, null, undefined, ['a', 'b"c', 'd\\e', '{,}', ''], []];
    expect(encodeAll(values)).toEqual(values.map((value) => utils.prepareValue(value)));
  });

  it('returns undefined for bytes, times and objects, which only pg can encode', () => {
    for (const value of [Buffer.from('a'), new Date(), { a: 1 }, [1], ['a', null]])
      expect(encodeAll(['a', value])).toBeUndefined();
  });
});
