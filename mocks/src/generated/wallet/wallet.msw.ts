/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import { respond } from '../../respond.ts';

import type {
  BuyFeed201,
  BuyGallery201,
  BuyMessage201,
  BuyProduct201,
  BuyStream201,
  BuyVideo201,
  ChargeReceiptResponse,
  GetBalanceExplanation200,
  GetWallet200,
  ListBalanceEntries200,
  ListCharges200,
  ListPurchases200,
  TipPerformer201
} from '@fanlight/sdk/models';

import {
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  getBookCameoResponseMock,
  getBuyFeedResponseMock,
  getBuyGalleryResponseMock,
  getBuyMessageResponseMock,
  getBuyProductResponseMock,
  getBuyStreamResponseMock,
  getBuyVideoResponseMock,
  getGetBalanceExplanationResponseMock,
  getGetWalletResponseMock,
  getListBalanceEntriesResponseMock,
  getListChargesResponseMock,
  getListPurchasesResponseMock,
  getTipPerformerResponseMock
} from './wallet.faker.ts';

export { getGetWalletResponseMock, getBookCameoResponseMock, getBuyFeedResponseMock, getBuyGalleryResponseMock, getBuyMessageResponseMock, getBuyProductResponseMock, getListChargesResponseMock, getBuyStreamResponseMock, getTipPerformerResponseMock, getBuyVideoResponseMock, getGetBalanceExplanationResponseMock, getListBalanceEntriesResponseMock, getListPurchasesResponseMock } from './wallet.faker.ts';


export const getGetWalletMockHandler = (overrideResponse?: GetWallet200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetWallet200> | GetWallet200), options?: RequestHandlerOptions) => {
  return http.get('*/api/wallet', (info) => respond('getWallet', info, overrideResponse, getGetWalletResponseMock), options)
}

export const getBookCameoMockHandler = (overrideResponse?: ChargeReceiptResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChargeReceiptResponse> | ChargeReceiptResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/wallet/charges/booking-cameo/:id', (info) => respond('bookCameo', info, overrideResponse, getBookCameoResponseMock), options)
}

export const getBuyFeedMockHandler = (overrideResponse?: BuyFeed201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BuyFeed201> | BuyFeed201), options?: RequestHandlerOptions) => {
  return http.post('*/api/wallet/charges/feed/:id', (info) => respond('buyFeed', info, overrideResponse, getBuyFeedResponseMock), options)
}

export const getBuyGalleryMockHandler = (overrideResponse?: BuyGallery201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BuyGallery201> | BuyGallery201), options?: RequestHandlerOptions) => {
  return http.post('*/api/wallet/charges/gallery/:id', (info) => respond('buyGallery', info, overrideResponse, getBuyGalleryResponseMock), options)
}

export const getBuyMessageMockHandler = (overrideResponse?: BuyMessage201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BuyMessage201> | BuyMessage201), options?: RequestHandlerOptions) => {
  return http.post('*/api/wallet/charges/message/:id', (info) => respond('buyMessage', info, overrideResponse, getBuyMessageResponseMock), options)
}

export const getBuyProductMockHandler = (overrideResponse?: BuyProduct201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BuyProduct201> | BuyProduct201), options?: RequestHandlerOptions) => {
  return http.post('*/api/wallet/charges/product/:id', (info) => respond('buyProduct', info, overrideResponse, getBuyProductResponseMock), options)
}

export const getListChargesMockHandler = (overrideResponse?: ListCharges200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListCharges200> | ListCharges200), options?: RequestHandlerOptions) => {
  return http.get('*/api/wallet/charges/search', (info) => respond('listCharges', info, overrideResponse, getListChargesResponseMock), options)
}

export const getBuyStreamMockHandler = (overrideResponse?: BuyStream201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BuyStream201> | BuyStream201), options?: RequestHandlerOptions) => {
  return http.post('*/api/wallet/charges/stream/:id', (info) => respond('buyStream', info, overrideResponse, getBuyStreamResponseMock), options)
}

export const getTipPerformerMockHandler = (overrideResponse?: TipPerformer201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TipPerformer201> | TipPerformer201), options?: RequestHandlerOptions) => {
  return http.post('*/api/wallet/charges/tip/:id', (info) => respond('tipPerformer', info, overrideResponse, getTipPerformerResponseMock), options)
}

export const getBuyVideoMockHandler = (overrideResponse?: BuyVideo201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BuyVideo201> | BuyVideo201), options?: RequestHandlerOptions) => {
  return http.post('*/api/wallet/charges/video/:id', (info) => respond('buyVideo', info, overrideResponse, getBuyVideoResponseMock), options)
}

export const getGetBalanceExplanationMockHandler = (overrideResponse?: GetBalanceExplanation200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetBalanceExplanation200> | GetBalanceExplanation200), options?: RequestHandlerOptions) => {
  return http.get('*/api/wallet/explanation', (info) => respond('getBalanceExplanation', info, overrideResponse, getGetBalanceExplanationResponseMock), options)
}

export const getListBalanceEntriesMockHandler = (overrideResponse?: ListBalanceEntries200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListBalanceEntries200> | ListBalanceEntries200), options?: RequestHandlerOptions) => {
  return http.get('*/api/wallet/explanation/entries', (info) => respond('listBalanceEntries', info, overrideResponse, getListBalanceEntriesResponseMock), options)
}

export const getListPurchasesMockHandler = (overrideResponse?: ListPurchases200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListPurchases200> | ListPurchases200), options?: RequestHandlerOptions) => {
  return http.get('*/api/wallet/purchases', (info) => respond('listPurchases', info, overrideResponse, getListPurchasesResponseMock), options)
}
export const getWalletMock = () => [
  getGetWalletMockHandler(),
  getBookCameoMockHandler(),
  getBuyFeedMockHandler(),
  getBuyGalleryMockHandler(),
  getBuyMessageMockHandler(),
  getBuyProductMockHandler(),
  getListChargesMockHandler(),
  getBuyStreamMockHandler(),
  getTipPerformerMockHandler(),
  getBuyVideoMockHandler(),
  getGetBalanceExplanationMockHandler(),
  getListBalanceEntriesMockHandler(),
  getListPurchasesMockHandler()
]
