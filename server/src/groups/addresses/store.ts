import type { OrderAddress } from '@fanlight/sdk/models';
import { and, desc, eq, ne } from 'drizzle-orm';
import { addresses } from '../../db/schema/index.ts';
import type { Db, Tx } from '../../ports/index.ts';
import type { Unit } from '../../unit.ts';

export type AddressRow = typeof addresses.$inferSelect;

/** The fields of an address that the user enters, and the name of the state. */
export type AddressValues = Omit<AddressRow, 'id' | 'userId' | 'isDefault' | 'createdAt' | 'updatedAt'>;

/** Lists a user's addresses, the default address first and then the latest one. */
export function listAddresses(db: Db, userId: string): Promise<AddressRow[]> {
  return db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault), desc(addresses.id));
}

/** Finds an address of this user; undefined if the address belongs to another user. */
export async function findAddress(db: Db, userId: string, id: string): Promise<AddressRow | undefined> {
  const [row] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.userId, userId)));
  return row;
}

/** Reads a user's address in the form in which an order stores it; undefined if the address belongs to another user. */
export async function readDeliveryAddress(db: Db, userId: string, id: string): Promise<OrderAddress | undefined> {
  const row = await findAddress(db, userId, id);
  if (!row) return undefined;
  const { name, line1, line2, postalCode, city, state, countryCode, phone } = row;
  return { name, line1, line2, postalCode, city, state, countryCode, phone };
}

/** Inserts an address; returns its id. */
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

/** Makes an address the default of the user, and unsets the previous default. */
export async function setDefaultAddress(tx: Tx, userId: string, id: string): Promise<void> {
  const others = and(eq(addresses.userId, userId), eq(addresses.isDefault, true), ne(addresses.id, id));
  await tx.update(addresses).set({ isDefault: false }).where(others);
  await tx
    .update(addresses)
    .set({ isDefault: true })
    .where(and(eq(addresses.userId, userId), eq(addresses.id, id)));
}
