/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  ListCharges200,
  TipPerformer201
} from '@fanlight/sdk/models';

import {
  HttpResponse,
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
  return http.get('*/api/wallet/charges/search', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListChargesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getTipPerformerMockHandler = (overrideResponse?: TipPerformer201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TipPerformer201> | TipPerformer201), options?: RequestHandlerOptions) => {
  return http.post('*/api/wallet/charges/tip/:id', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTipPerformerResponseMock(),
      { status: 201
      })
  }, options)
}
export const getWalletMock = () => [
  getListChargesMockHandler(),
  getTipPerformerMockHandler()
]
