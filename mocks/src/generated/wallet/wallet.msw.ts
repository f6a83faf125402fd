/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import { respond } from '../../respond.ts';

import type {
  ListCharges200,
  TipPerformer201
} from '@fanlight/sdk/models';

import {
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  getListChargesResponseMock,
  getTipPerformerResponseMock
} from './wallet.faker.ts';

export { getListChargesResponseMock, getTipPerformerResponseMock } from './wallet.faker.ts';


export const getListChargesMockHandler = (overrideResponse?: ListCharges200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListCharges200> | ListCharges200), options?: RequestHandlerOptions) => {
  return http.get('*/api/wallet/charges/search', (info) => respond('listCharges', info, overrideResponse, getListChargesResponseMock), options)
}

export const getTipPerformerMockHandler = (overrideResponse?: TipPerformer201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TipPerformer201> | TipPerformer201), options?: RequestHandlerOptions) => {
  return http.post('*/api/wallet/charges/tip/:id', (info) => respond('tipPerformer', info, overrideResponse, getTipPerformerResponseMock), options)
}
export const getWalletMock = () => [
  getListChargesMockHandler(),
  getTipPerformerMockHandler()
]
