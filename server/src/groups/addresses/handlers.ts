import type { Address } from '@fanlight/sdk/models';
import { type Context, requireViewer } from '../../context.ts';
import type { AccessOf, HandlersOf } from '../../contract.ts';
import { ApiFailure, fieldFailure } from '../../http/failure.ts';
import type { Unit } from '../../unit.ts';
import { findState } from '../geo/index.ts';
import { toAddress } from './present.ts';
import { addressLimit, textOrNull } from './rules.ts';
import {
  type AddressRow,
  type AddressValues,
  deleteAddress,
  findAddress,
  insertAddress,
  listAddresses,
  makeDefault,
  updateAddress,
} from './store.ts';

/** Checks country and state, and returns the state's name. */
async function readState(countryCode: string, stateCode: string | null): Promise<string | null> {
  const found = await findState(countryCode, stateCode);
  if (!found) throw fieldFailure('VALIDATION_FAILED', 'countryCode', 'COUNTRY_UNKNOWN');
  if (stateCode && !found.state) throw fieldFailure('VALIDATION_FAILED', 'stateCode', 'STATE_UNKNOWN');
  return found.state;
}

/**
 * Changes the viewer's address book. Concurrent changes of one book are serialised, so that the limit holds and exactly
 * one address is the default.
 */
function changeBook<T>(
  context: Context,
  userId: string,
  change: (unit: Unit, book: AddressRow[]) => Promise<T>,
): Promise<T> {
  return context.transaction(async (unit) => change(unit, await listAddresses(unit.tx, userId)), {
    strength: 'no key update',
  });
}

// Addresses of other users are indistinguishable from missing ones.
async function findOwn(context: Context, { params }: { params: { id: string } }) {
  const row = await findAddress(context.db, requireViewer(context).userId, params.id);
  return row && { ownerId: row.userId, row };
}

/** The resolvers of `x-access`. */
export const addressesAccess = { updateAddress: findOwn, deleteAddress: findOwn } satisfies AccessOf<'addresses'>;

async function readOwn(context: Context, id: string): Promise<{ data: Address }> {
  const row = await findAddress(context.db, requireViewer(context).userId, id);
  if (!row) throw new ApiFailure('NOT_FOUND');
  return { data: toAddress(row) };
}

export const addressesHandlers = {
  async createAddress(context, { body }) {
    const { userId } = requireViewer(context);
    const stateCode = textOrNull(body.stateCode);
    const values: AddressValues = {
      label: body.label?.trim() ?? '',
      name: body.name.trim(),
      line1: body.line1.trim(),
      line2: textOrNull(body.line2),
      postalCode: body.postalCode.trim(),
      city: body.city.trim(),
      stateCode,
      state: await readState(body.countryCode, stateCode),
      countryCode: body.countryCode,
      phone: textOrNull(body.phone),
    };
    const id = await changeBook(context, userId, async (unit, book) => {
      if (book.length >= addressLimit)
        throw fieldFailure('VALIDATION_FAILED', 'line1', 'TOO_MANY_ADDRESSES', {
          max: addressLimit,
        });
      const made = await insertAddress(unit, userId, values);
      if (body.isDefault || book.length === 0) await makeDefault(unit.tx, userId, made);
      return made;
    });
    return readOwn(context, id);
  },

  async listAddresses(context, { query }) {
    const rows = await listAddresses(context.db, requireViewer(context).userId);
    const { limit = addressLimit, offset = 0 } = query;
    const shown = rows.slice(offset, offset + limit);
    const isMore = offset + shown.length < rows.length;
    return { data: { data: shown.map(toAddress), total: rows.length, isMore } };
  },

  async updateAddress(context, { body }, row) {
    const { isDefault, ...changes } = body;
    const countryCode = changes.countryCode ?? row.countryCode;
    // A state belongs to its country: a new country clears it, unless a new state is sent.
    const kept = countryCode === row.countryCode ? row.stateCode : null;
    const stateCode = changes.stateCode === undefined ? kept : textOrNull(changes.stateCode);
    const values: AddressValues = {
      label: changes.label?.trim() ?? row.label,
      name: changes.name?.trim() ?? row.name,
      line1: changes.line1?.trim() ?? row.line1,
      line2: changes.line2 === undefined ? row.line2 : textOrNull(changes.line2),
      postalCode: changes.postalCode?.trim() ?? row.postalCode,
      city: changes.city?.trim() ?? row.city,
      stateCode,
      state: await readState(countryCode, stateCode),
      countryCode,
      phone: changes.phone === undefined ? row.phone : textOrNull(changes.phone),
    };
    await changeBook(context, row.userId, async (unit) => {
      await updateAddress(unit, row.id, values);
      if (isDefault) await makeDefault(unit.tx, row.userId, row.id);
    });
    return readOwn(context, row.id);
  },

  async deleteAddress(context, _, row) {
    await changeBook(context, row.userId, async ({ tx }, book) => {
      await deleteAddress(tx, row.id);
      const next = book.find(({ id }) => id !== row.id);
      const wasDefault = book.some(({ id, isDefault }) => id === row.id && isDefault);
      // As long as there are addresses, one of them is the default.
      if (wasDefault && next) await makeDefault(tx, row.userId, next.id);
    });
    return { data: { success: true } };
  },
} satisfies HandlersOf<'addresses', typeof addressesAccess>;
