import { api } from '@fanlight/sdk';
import { coupons } from '../db/schema/index.ts';
import type { TestEngine } from './index.ts';
import type { Person } from './people.ts';

/** Hands a test card to the sandbox gateway; answers the payment method. */
export async function addTestCard({ client }: Person, number = '4242 4242 4242 4242', expYear = 2030): Promise<string> {
  const body = { number, expMonth: 12, expYear, cvc: '123' };
  return (await client.call(api.createSandboxPaymentMethod, { body }))._id;
}

/** A coupon, as an operator makes it. */
export async function makeCoupon(
  { ports }: Pick<TestEngine, 'ports'>,
  coupon: Partial<typeof coupons.$inferInsert> & { code: string },
): Promise<void> {
  const { database, ids, clock } = ports;
  await database.db.insert(coupons).values({ id: ids.next(), percentOff: 10, createdAt: clock.now(), ...coupon });
}
