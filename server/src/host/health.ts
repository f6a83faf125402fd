import { sql } from 'drizzle-orm';
import type { Env, Hono } from 'hono';
import type { Ports } from '../ports/index.ts';

/** The maximum duration of one check in milliseconds. */
const checkMs = 2500;

async function isWorking(check: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, checkMs, false);
  });
  const checked = check().then(
    () => true,
    () => false,
  );
  return Promise.race([checked, late]).finally(() => clearTimeout(timer));
}

/**
 * Adds the health checks for supervisors and load balancers. The status of `/healthz` is 200 while the process runs.
 * The status of `/readyz` is 200 while the database and the storage work and the server is not stopping. Neither status
 * depends on the maintenance mode.
 */
export function addHealth<E extends Env>(
  site: Hono<E>,
  { database, storage }: Pick<Ports, 'database' | 'storage'>,
  isStopping: () => boolean,
): void {
  const noStore = { 'cache-control': 'no-store' };
  site.get('/healthz', (call) => call.json({ status: 'ok' }, 200, noStore));
  site.get('/readyz', async (call) => {
    const [isDatabaseWorking, isStorageWorking] = await Promise.all([
      isWorking(() => Promise.resolve(database.db.execute(sql`select 1`))),
      isWorking(() => storage.check()),
    ]);
    const stateOf = (works: boolean) => (works ? 'ok' : 'unavailable');
    const isReady = isDatabaseWorking && isStorageWorking && !isStopping();
    const body = {
      status: isReady ? 'ok' : 'unavailable',
      database: stateOf(isDatabaseWorking),
      storage: stateOf(isStorageWorking),
      isStopping: isStopping(),
    };
    return call.json(body, isReady ? 200 : 503, isReady ? noStore : { ...noStore, 'retry-after': '2' });
  });
}
