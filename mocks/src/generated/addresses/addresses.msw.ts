/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import { respond } from '../../respond.ts';

import type {
  AddressResponse,
  DoneResponse,
  ListAddresses200
} from '@fanlight/sdk/models';

import {
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  getCreateAddressResponseMock,
  getDeleteAddressResponseMock,
  getListAddressesResponseMock,
  getUpdateAddressResponseMock
} from './addresses.faker.ts';

export { getCreateAddressResponseMock, getListAddressesResponseMock, getUpdateAddressResponseMock, getDeleteAddressResponseMock } from './addresses.faker.ts';


export const getCreateAddressMockHandler = (overrideResponse?: AddressResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AddressResponse> | AddressResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/addresses/create', (info) => respond('createAddress', info, overrideResponse, getCreateAddressResponseMock), options)
}

export const getListAddressesMockHandler = (overrideResponse?: ListAddresses200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListAddresses200> | ListAddresses200), options?: RequestHandlerOptions) => {
  return http.get('*/api/addresses/search', (info) => respond('listAddresses', info, overrideResponse, getListAddressesResponseMock), options)
}

export const getUpdateAddressMockHandler = (overrideResponse?: AddressResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AddressResponse> | AddressResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/addresses/:id', (info) => respond('updateAddress', info, overrideResponse, getUpdateAddressResponseMock), options)
}

export const getDeleteAddressMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/addresses/:id', (info) => respond('deleteAddress', info, overrideResponse, getDeleteAddressResponseMock), options)
}
export const getAddressesMock = () => [
  getCreateAddressMockHandler(),
  getListAddressesMockHandler(),
  getUpdateAddressMockHandler(),
  getDeleteAddressMockHandler()
]
