/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  ListCharges200,
  TipPerformer201
} from '@fanlight/sdk/models';

import {
  getChargeListMock,
  getChargeReceiptMock
} from '../schemas/index.faker.ts';


export const getListChargesResponseMock = (overrideResponse: Partial<Extract<ListCharges200, object>> = {}): ListCharges200 => ({data: { ...getChargeListMock() }, ...overrideResponse})

export const getTipPerformerResponseMock = (overrideResponse: Partial<Extract<TipPerformer201, object>> = {}): TipPerformer201 => ({data: { ...getChargeReceiptMock() }, ...overrideResponse})

