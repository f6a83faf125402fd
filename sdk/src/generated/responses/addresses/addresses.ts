/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  Address,
  AddressList,
  Done
} from '../fanlight.schemas.ts';


/**
 * @summary Add an address to the address book
 */
export const CreateAddressResponse = /*#__PURE__*/ zod.object({
  "data": Address
})

/**
 * @summary The viewer's address book, the default one first
 */
export const ListAddressesResponse = /*#__PURE__*/ zod.object({
  "data": AddressList
})

/**
 * @summary Change an address
 */
export const UpdateAddressResponse = /*#__PURE__*/ zod.object({
  "data": Address
})

/**
 * @summary Remove an address
 */
export const DeleteAddressResponse = /*#__PURE__*/ zod.object({
  "data": Done
})

