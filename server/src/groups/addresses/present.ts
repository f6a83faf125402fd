import type { Address } from '@fanlight/sdk/models';
import type { AddressRow } from './store.ts';

export function toAddress({ id, userId: _, createdAt, updatedAt, ...rest }: AddressRow): Address {
  return { _id: id, ...rest, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
