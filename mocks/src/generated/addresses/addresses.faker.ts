/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  AddressResponse,
  DoneResponse,
  ListAddresses200
} from '@fanlight/sdk/models';

import {
  getAddressListMock
} from '../schemas/index.faker.ts';


export const getCreateAddressResponseMock = (): AddressResponse => ({"data":{"_id":"0193f2a4c1d07b3e5a918c42","label":"Home","name":"Noor Haddad","line1":"Rua das Gaivotas 14","line2":"Second floor on the left","postalCode":"1200-202","city":"Lisbon","stateCode":"11","state":"Lisbon","countryCode":"PT","phone":null,"isDefault":true,"createdAt":"2026-05-14T09:26:53.000Z","updatedAt":"2026-05-14T09:26:53.000Z"}})

export const getListAddressesResponseMock = (overrideResponse: Partial<Extract<ListAddresses200, object>> = {}): ListAddresses200 => ({data: { ...getAddressListMock() }, ...overrideResponse})

export const getUpdateAddressResponseMock = (): AddressResponse => ({"data":{"_id":"0193f2a4c1d07b3e5a918c42","label":"Home","name":"Noor Haddad","line1":"Rua das Gaivotas 14","line2":"Second floor on the left","postalCode":"1200-202","city":"Lisbon","stateCode":"11","state":"Lisbon","countryCode":"PT","phone":null,"isDefault":true,"createdAt":"2026-05-14T09:26:53.000Z","updatedAt":"2026-05-14T09:26:53.000Z"}})

export const getDeleteAddressResponseMock = (): DoneResponse => ({"data":{"success":true}})

