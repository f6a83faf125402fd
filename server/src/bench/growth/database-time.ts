import pg from 'pg';

/** A statement that was sent to PostgreSQL. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** Records the statements that a call sends to PostgreSQL. Statements that write are left out. */
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

/** The cost of statements: the milliseconds of planning and execution, and the number of 8 kB pages that were read. */
export interface Cost {
  ms: number;
  buffers: number;
}

interface Plan {
  Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number };
  'Planning Time': number;
  'Execution Time': number;
}

async function explain(client: pg.Client, { text, values }: Statement): Promise<Cost> {
  const { rows } = await client.query(`explain (analyze, buffers, timing off, format json) ${text}`, values);
  const [plan] = rows[0]['QUERY PLAN'] as Plan[];
  if (!plan) throw new Error('PostgreSQL returned no plan.');
  return {
    ms: plan['Planning Time'] + plan['Execution Time'],
    buffers: plan.Plan['Shared Hit Blocks'] + plan.Plan['Shared Read Blocks'],
  };
}

/** The statements to measure, and the database in which they run. */
export interface Measurement {
  client: pg.Client;
  statements: Statement[];
}

/**
 * Measures the costs of statements with `EXPLAIN (ANALYZE, BUFFERS)`. Returns the lowest cost of several rounds,
 * because other processes can only increase it. The statements are measured alternately, so that other load on the
 * machine affects all of them.
 */
export async function measureReads(measurements: Measurement[], rounds = 15): Promise<Cost[]> {
  const lowest = measurements.map(({ statements }) => statements.map((): Cost => ({ ms: Infinity, buffers: 0 })));
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, { client, statements }] of measurements.entries()) {
      for (const [index, statement] of statements.entries()) {
        const cost = await explain(client, statement);
        const least = lowest[at]?.[index];
        if (least) Object.assign(least, { ms: Math.min(least.ms, cost.ms), buffers: cost.buffers });
      }
    }
  }
  return lowest.map((costs) => ({
    ms: costs.reduce((sum, { ms }) => sum + ms, 0),
    buffers: costs.reduce((sum, { buffers }) => sum + buffers, 0),
  }));
}
