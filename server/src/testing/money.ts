import { api } from '@fanlight/sdk';
import { coupons, settings, tokenPackages } from '../db/schema/index.ts';
import type { Settings } from '../groups/settings/rules.ts';
import type { Ports } from '../ports/index.ts';
import type { Person } from './people.ts';

/** Registers a test card at the sandbox gateway. Returns the id of its payment method. */
export async function addTestCard({ client }: Person, number = '4242 4242 4242 4242', expYear = 2030): Promise<string> {
  const body = { number, expMonth: 12, expYear, cvc: '123' };
  return (await client.call(api.createSandboxPaymentMethod, { body }))._id;
}

interface EnginePorts {
  ports: Pick<Ports, 'database' | 'ids' | 'clock'>;
}

/** Changes a setting of the platform, as an operator would. */
export async function changeSetting<Key extends keyof Settings>(
  { ports }: { ports: Pick<Ports, 'database'> },
  key: Key,
  value: Settings[Key],
): Promise<void> {
  const target = settings.key;
  await ports.database.db.insert(settings).values({ key, value }).onConflictDoUpdate({ target, set: { value } });
}

/** Creates a coupon, as an operator would. */
export async function makeCoupon(
  { ports }: EnginePorts,
  coupon: Partial<typeof coupons.$inferInsert> & { code: string },
): Promise<void> {
  const { database, ids, clock } = ports;
  await database.db.insert(coupons).values({ id: ids.next(), percentOff: 10, createdAt: clock.now(), ...coupon });
}

/**
 * Creates a package of tokens, as an operator would. Amounts are in integer hundredths. Returns the id of the package.
 */
export async function makePackage(
  { ports }: EnginePorts,
  offer: Partial<typeof tokenPackages.$inferInsert> & { title: string; price: number },
): Promise<string> {
  const { database, ids, clock } = ports;
  const id = ids.next();
  const times = { createdAt: clock.now(), updatedAt: clock.now() };
  await database.db.insert(tokenPackages).values({ id, description: '', ...times, ...offer });
  return id;
}
