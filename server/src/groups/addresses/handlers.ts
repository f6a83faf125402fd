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
  setDefaultAddress,
  updateAddress,
} from './store.ts';

/** Checks that a country exists and has a state; returns the state's name, or null without a state code. */
async function readStateName(countryCode: string, stateCode: string | null): Promise<string | null> {
  const found = await findState(countryCode, stateCode);
  if (!found) throw fieldFailure('VALIDATION_FAILED', 'countryCode', 'COUNTRY_UNKNOWN');
  if (stateCode && !found.state) throw fieldFailure('VALIDATION_FAILED', 'stateCode', 'STATE_UNKNOWN');
  return found.state;
}

/**
 * Changes the viewer's address book. The transaction locks the viewer's account, so that concurrent changes run one
 * after the other. Otherwise they could exceed the limit, or leave several default addresses.
 */
function changeAddressBook<T>(
  context: Context,
  userId: string,
  change: (unit: Unit, addresses: AddressRow[]) => Promise<T>,
): Promise<T> {
  return context.transaction(async (unit) => change(unit, await listAddresses(unit.tx, userId)), {
    strength: 'no key update',
  });
}

/**
 * Finds an address of the viewer. Addresses of other users are not found, so that the response does not reveal them.
 */
async function findAddressOfViewer(context: Context, { params }: { params: { id: string } }) {
  const row = await findAddress(context.db, requireViewer(context).userId, params.id);
  return row && { ownerId: row.userId, row };
}

export const addressesAccess = {
  updateAddress: findAddressOfViewer,
  deleteAddress: findAddressOfViewer,
} satisfies AccessOf<'addresses'>;

async function presentAddress(context: Context, id: string): Promise<{ data: Address }> {
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
      state: await readStateName(body.countryCode, stateCode),
      countryCode: body.countryCode,
      phone: textOrNull(body.phone),
    };
    const id = await changeAddressBook(context, userId, async (unit, addresses) => {
      if (addresses.length >= addressLimit)
        throw fieldFailure('VALIDATION_FAILED', 'line1', 'TOO_MANY_ADDRESSES', {
          max: addressLimit,
        });
      const insertedId = await insertAddress(unit, userId, values);
      if (body.isDefault || addresses.length === 0) await setDefaultAddress(unit.tx, userId, insertedId);
      return insertedId;
    });
    return presentAddress(context, id);
  },

  async listAddresses(context, { query }) {
    const rows = await listAddresses(context.db, requireViewer(context).userId);
    const { limit = addressLimit, offset = 0 } = query;
    const page = rows.slice(offset, offset + limit);
    const isMore = offset + page.length < rows.length;
    return { data: { data: page.map(toAddress), total: rows.length, isMore } };
  },

  async updateAddress(context, { body }, row) {
    const { isDefault, ...changes } = body;
    const countryCode = changes.countryCode ?? row.countryCode;
    // A new country clears the state, which belongs to the previous country.
    const previousStateCode = countryCode === row.countryCode ? row.stateCode : null;
    const stateCode = changes.stateCode === undefined ? previousStateCode : textOrNull(changes.stateCode);
    const values: AddressValues = {
      label: changes.label?.trim() ?? row.label,
      name: changes.name?.trim() ?? row.name,
      line1: changes.line1?.trim() ?? row.line1,
      line2: changes.line2 === undefined ? row.line2 : textOrNull(changes.line2),
      postalCode: changes.postalCode?.trim() ?? row.postalCode,
      city: changes.city?.trim() ?? row.city,
      stateCode,
      state: await readStateName(countryCode, stateCode),
      countryCode,
      phone: changes.phone === undefined ? row.phone : textOrNull(changes.phone),
    };
    await changeAddressBook(context, row.userId, async (unit) => {
      await updateAddress(unit, row.id, values);
      if (isDefault) await setDefaultAddress(unit.tx, row.userId, row.id);
    });
    return presentAddress(context, row.id);
  },

  async deleteAddress(context, _, row) {
    await changeAddressBook(context, row.userId, async ({ tx }, addresses) => {
      await deleteAddress(tx, row.id);
      const next = addresses.find(({ id }) => id !== row.id);
      const wasDefault = addresses.some(({ id, isDefault }) => id === row.id && isDefault);
      // An address book that is not empty always has a default address.
      if (wasDefault && next) await setDefaultAddress(tx, row.userId, next.id);
    });
    return { data: { success: true } };
  },
} satisfies HandlersOf<'addresses', typeof addressesAccess>;
