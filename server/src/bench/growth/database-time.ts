import pg from 'pg';

/** A statement as the pool sent it. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** Statements that a call sends to PostgreSQL, those that write aside. */
export async function captureReads(call: () => unknown): Promise<Statement[]> {
  const { query } = pg.Client.prototype;
  const statements: Statement[] = [];
  pg.Client.prototype.query = function captured(this: pg.Client, ...args: unknown[]) {
    const [first, second] = args as [string | { text?: string; values?: unknown[] }, unknown];
    const text = typeof first === 'string' ? first : (first.text ?? '');
    const values = Array.isArray(second) ? second : typeof first === 'string' ? [] : (first.values ?? []);
    if (/^\s*(select|with|\()/i.test(text)) statements.push({ text, values });
    return Reflect.apply(query, this, args);
  } as typeof query;
  try {
    await call();
  } finally {
    pg.Client.prototype.query = query;
  }
  return statements;
}

/** What statements cost PostgreSQL: milliseconds of planning and execution, and 8 kB pages read. */
export interface Cost {
  ms: number;
  buffers: number;
}

interface Plan {
  Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number };
  'Planning Time': number;
  'Execution Time': number;
}

/**
 * The cost of statements by `EXPLAIN (ANALYZE, BUFFERS)`: the lowest of several runs, because another process can only make
 * a run slower.
 */
export async function measureReads(client: pg.Client, statements: Statement[], rounds = 7): Promise<Cost> {
  const cost = { ms: 0, buffers: 0 };
  for (const { text, values } of statements) {
    let least = Number.POSITIVE_INFINITY;
    let buffers = 0;
    for (let round = 0; round < rounds; round += 1) {
      const { rows } = await client.query(`explain (analyze, buffers, timing off, format json) ${text}`, values);
      const [plan] = rows[0]['QUERY PLAN'] as Plan[];
      if (!plan) throw new Error('PostgreSQL answered no plan.');
      least = Math.min(least, plan['Planning Time'] + plan['Execution Time']);
      buffers = plan.Plan['Shared Hit Blocks'] + plan.Plan['Shared Read Blocks'];
      // A slow one is known well enough.
      if (least > 200) break;
    }
    cost.ms += least;
    cost.buffers += buffers;
  }
  return cost;
}
