// What `main.ts` starts in demo mode, for journeys: with a clock that its parent moves by messages, and with Stripe at
// another address where it says so.
import { startHost } from '@fanlight/server/host';
import { createSettableClock } from '@fanlight/server/testing';
import type { StripeAccess } from './host.ts';

const { env } = process;
const clock = createSettableClock(new Date());
// Until it is moved, it is the time as it is.
clock.release();

const access: StripeAccess | null = JSON.parse(env.FANLIGHT_JOURNEY_STRIPE ?? 'null');

const host = await startHost({
  mode: 'demo',
  host: '127.0.0.1',
  port: 0,
  folder: env.FANLIGHT_DATA ?? '',
  seed: env.FANLIGHT_SEED,
  databaseUrl: env.DATABASE_URL,
  prepare: (await import(env.FANLIGHT_PREPARE ?? '')).prepare,
  clock,
  stripe: access ? { ...access, address: new URL(access.address) } : undefined,
});
console.log(`\nFanlight is at ${host.origin}\n`);

// An ISO time: sets it, does what it brings, as the minutes in between would have done, and says so.
process.on('message', async (time: string) => {
  clock.set(new Date(time));
  await host.engine.runDue();
  await host.engine.settle();
  process.send?.(time);
});
process.on('SIGTERM', async () => {
  await host.stop();
  process.exit(0);
});
