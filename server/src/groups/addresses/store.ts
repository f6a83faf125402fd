import type { OrderAddress } from '@fanlight/sdk/models';
import { and, desc, eq, ne } from 'drizzle-orm';
import { addresses } from '../../db/schema/index.ts';
import type { Db, Tx } from '../../ports/index.ts';
import type { Unit } from '../../unit.ts';

export type AddressRow = typeof addresses.$inferSelect;

/** Fields of an address, without its owner and times. */
export type AddressValues = Omit<AddressRow, 'id' | 'userId' | 'isDefault' | 'createdAt' | 'updatedAt'>;

/** A user's address book, the default address first. */
export function listAddresses(db: Db, userId: string): Promise<AddressRow[]> {
  return db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault), desc(addresses.id));
}

/** An address of this user; undefined if it belongs to another user. */
export async function findAddress(db: Db, userId: string, id: string): Promise<AddressRow | undefined> {
  const [row] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.userId, userId)));
  return row;
}

/** Copy of a user's address for an order; undefined if it belongs to another user. */
export async function readDeliveryAddress(db: Db, userId: string, id: string): Promise<OrderAddress | undefined> {
  const row = await findAddress(db, userId, id);
  if (!row) return undefined;
  const { name, line1, line2, postalCode, city, state, countryCode, phone } = row;
  return { name, line1, line2, postalCode, city, state, countryCode, phone };
}

/** Adds an address to a user's book. Returns its id. */
export async function insertAddress(unit: Unit, userId: string, values: AddressValues): Promise<string> {
  const { tx, now } = unit;
  const id = unit.nextId();
  await tx.insert(addresses).values({ id, userId, ...values, createdAt: now, updatedAt: now });
  return id;
}

export async function updateAddress({ tx, now }: Unit, id: string, values: AddressValues): Promise<void> {
  await tx
    .update(addresses)
    .set({ ...values, updatedAt: now })
    .where(eq(addresses.id, id));
}

export async function deleteAddress(tx: Tx, id: string): Promise<void> {
  await tx.delete(addresses).where(eq(addresses.id, id));
}

/** Makes an address the only default of its owner. */
export async function makeDefault(tx: Tx, userId: string, id: string): Promise<void> {
  const others = and(eq(addresses.userId, userId), eq(addresses.isDefault, true), ne(addresses.id, id));
  await tx.update(addresses).set({ isDefault: false }).where(others);
  await tx
    .update(addresses)
    .set({ isDefault: true })
    .where(and(eq(addresses.userId, userId), eq(addresses.id, id)));
}
