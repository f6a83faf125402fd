/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  AddressResponse,
  DoneResponse,
  ListAddresses200
} from '@fanlight/sdk/models';

import {
  HttpResponse,
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
  return http.post('*/api/addresses/create', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateAddressResponseMock(),
      { status: 201
      })
  }, options)
}

export const getListAddressesMockHandler = (overrideResponse?: ListAddresses200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListAddresses200> | ListAddresses200), options?: RequestHandlerOptions) => {
  return http.get('*/api/addresses/search', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAddressesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateAddressMockHandler = (overrideResponse?: AddressResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AddressResponse> | AddressResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/addresses/:id', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateAddressResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteAddressMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/addresses/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteAddressResponseMock(),
      { status: 200
      })
  }, options)
}
export const getAddressesMock = () => [
  getCreateAddressMockHandler(),
  getListAddressesMockHandler(),
  getUpdateAddressMockHandler(),
  getDeleteAddressMockHandler()
]
