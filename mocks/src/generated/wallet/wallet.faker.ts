/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
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
  getBalanceEntryListMock,
  getBalanceExplanationMock,
  getChargeListMock,
  getChargeReceiptMock,
  getProductPurchaseReceiptMock,
  getPurchaseListMock,
  getWalletMock
} from '../schemas/index.faker.ts';


export const getGetWalletResponseMock = (overrideResponse: Partial<Extract<GetWallet200, object>> = {}): GetWallet200 => ({data: { ...getWalletMock() }, ...overrideResponse})

export const getBookCameoResponseMock = (overrideResponse: Partial<Extract<ChargeReceiptResponse, object>> = {}): ChargeReceiptResponse => ({data: { ...getChargeReceiptMock() }, ...overrideResponse})

export const getBuyFeedResponseMock = (overrideResponse: Partial<Extract<BuyFeed201, object>> = {}): BuyFeed201 => ({data: { ...getChargeReceiptMock() }, ...overrideResponse})

export const getBuyGalleryResponseMock = (overrideResponse: Partial<Extract<BuyGallery201, object>> = {}): BuyGallery201 => ({data: { ...getChargeReceiptMock() }, ...overrideResponse})

export const getBuyMessageResponseMock = (overrideResponse: Partial<Extract<BuyMessage201, object>> = {}): BuyMessage201 => ({data: { ...getChargeReceiptMock() }, ...overrideResponse})

export const getBuyProductResponseMock = (overrideResponse: Partial<Extract<BuyProduct201, object>> = {}): BuyProduct201 => ({data: { ...getProductPurchaseReceiptMock() }, ...overrideResponse})

export const getListChargesResponseMock = (overrideResponse: Partial<Extract<ListCharges200, object>> = {}): ListCharges200 => ({data: { ...getChargeListMock() }, ...overrideResponse})

export const getBuyStreamResponseMock = (overrideResponse: Partial<Extract<BuyStream201, object>> = {}): BuyStream201 => ({data: { ...getChargeReceiptMock() }, ...overrideResponse})

export const getTipPerformerResponseMock = (overrideResponse: Partial<Extract<TipPerformer201, object>> = {}): TipPerformer201 => ({data: { ...getChargeReceiptMock() }, ...overrideResponse})

export const getBuyVideoResponseMock = (overrideResponse: Partial<Extract<BuyVideo201, object>> = {}): BuyVideo201 => ({data: { ...getChargeReceiptMock() }, ...overrideResponse})

export const getGetBalanceExplanationResponseMock = (overrideResponse: Partial<Extract<GetBalanceExplanation200, object>> = {}): GetBalanceExplanation200 => ({data: { ...getBalanceExplanationMock() }, ...overrideResponse})

export const getListBalanceEntriesResponseMock = (overrideResponse: Partial<Extract<ListBalanceEntries200, object>> = {}): ListBalanceEntries200 => ({data: { ...getBalanceEntryListMock() }, ...overrideResponse})

export const getListPurchasesResponseMock = (overrideResponse: Partial<Extract<ListPurchases200, object>> = {}): ListPurchases200 => ({data: { ...getPurchaseListMock() }, ...overrideResponse})

