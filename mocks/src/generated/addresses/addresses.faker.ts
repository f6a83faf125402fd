/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  AddressResponse,
  DoneResponse,
  ListAddresses200
} from '@fanlight/sdk/models';

import {
  getAddressListMock,
  getAddressMock,
  getDoneMock
} from '../schemas/index.faker.ts';


export const getCreateAddressResponseMock = (overrideResponse: Partial<Extract<AddressResponse, object>> = {}): AddressResponse => ({data: { ...getAddressMock() }, ...overrideResponse})

export const getListAddressesResponseMock = (overrideResponse: Partial<Extract<ListAddresses200, object>> = {}): ListAddresses200 => ({data: { ...getAddressListMock() }, ...overrideResponse})

export const getUpdateAddressResponseMock = (overrideResponse: Partial<Extract<AddressResponse, object>> = {}): AddressResponse => ({data: { ...getAddressMock() }, ...overrideResponse})

export const getDeleteAddressResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({data: { ...getDoneMock() }, ...overrideResponse})

