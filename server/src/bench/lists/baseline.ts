// The baseline of `npm run bench -- lists`, in a separate process. It is a bare Hono server, which runs the statements
// of each list as named prepared statements on a pool, and responds with the same JSON. It validates nothing and
// ignores the rows.
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';
import { connectionOptions } from '../../adapters/node/postgres-pool.ts';
import type { HostRequest, MeasuredList } from './messages.ts';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20, options: connectionOptions });
const app = new Hono();

function addList({ path, statements, body }: MeasuredList, number: number) {
  const prepared = statements.map(({ text, values }, index) => ({ name: `list_${number}_${index}`, text, values }));
  // Each list has its own path here, because lists of the real server may differ only in their query.
  app.get(`/${number}`, async (call) => {
    for (const statement of prepared) await pool.query(statement);
    return call.json(body);
  });
  return path;
}

process.on('message', async (message: HostRequest | MeasuredList[]) => {
  if (Array.isArray(message)) {
    message.forEach(addList);
    const server = createAdaptorServer({ fetch: app.fetch });
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      process.send?.(`http://127.0.0.1:${port}`);
    });
    return;
  }
  if (message === 'stop') process.exit(0);
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
