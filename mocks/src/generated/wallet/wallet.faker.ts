/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  BuyProduct201,
  ChargeReceiptResponse,
  GetWallet200,
  ListCharges200,
  ListPurchases200
} from '@fanlight/sdk/models';

import {
  getChargeListMock,
  getProductPurchaseReceiptMock,
  getPurchaseListMock
} from '../schemas/index.faker.ts';


export const getGetWalletResponseMock = (): GetWallet200 => ({"data":{"balance":432.5,"tokens":40,"frozenTokens":0,"payableEarnings":312.5,"heldEarnings":80,"frozenEarnings":0,"payoutEarnings":120,"nextReleaseAt":"2026-05-15T09:00:00.000Z","nextReleaseAmount":24.4,"receivable":0,"currency":"USD"}})

export const getBookCameoResponseMock = (): ChargeReceiptResponse => ({"data":{"charge":{"_id":"0193f2a4c1d07b3e5a918c42","type":"video","status":"paid","amount":12.5,"performer":{"_id":"0193f2a4c1d07b3e5a918c01","name":"Mara Quill","username":"mara.clay","avatar":null,"isPerformer":true,"isVerified":true},"objectId":"0193f2a4c1d07b3e5a918c10","orderId":null,"title":"Throwing a tall vessel","message":null,"createdAt":"2026-05-14T09:26:53.000Z"},"balanceBefore":100,"balance":87.5}})

export const getBuyFeedResponseMock = (): ChargeReceiptResponse => ({"data":{"charge":{"_id":"0193f2a4c1d07b3e5a918c42","type":"video","status":"paid","amount":12.5,"performer":{"_id":"0193f2a4c1d07b3e5a918c01","name":"Mara Quill","username":"mara.clay","avatar":null,"isPerformer":true,"isVerified":true},"objectId":"0193f2a4c1d07b3e5a918c10","orderId":null,"title":"Throwing a tall vessel","message":null,"createdAt":"2026-05-14T09:26:53.000Z"},"balanceBefore":100,"balance":87.5}})

export const getBuyGalleryResponseMock = (): ChargeReceiptResponse => ({"data":{"charge":{"_id":"0193f2a4c1d07b3e5a918c42","type":"video","status":"paid","amount":12.5,"performer":{"_id":"0193f2a4c1d07b3e5a918c01","name":"Mara Quill","username":"mara.clay","avatar":null,"isPerformer":true,"isVerified":true},"objectId":"0193f2a4c1d07b3e5a918c10","orderId":null,"title":"Throwing a tall vessel","message":null,"createdAt":"2026-05-14T09:26:53.000Z"},"balanceBefore":100,"balance":87.5}})

export const getBuyMessageResponseMock = (): ChargeReceiptResponse => ({"data":{"charge":{"_id":"0193f2a4c1d07b3e5a918c42","type":"video","status":"paid","amount":12.5,"performer":{"_id":"0193f2a4c1d07b3e5a918c01","name":"Mara Quill","username":"mara.clay","avatar":null,"isPerformer":true,"isVerified":true},"objectId":"0193f2a4c1d07b3e5a918c10","orderId":null,"title":"Throwing a tall vessel","message":null,"createdAt":"2026-05-14T09:26:53.000Z"},"balanceBefore":100,"balance":87.5}})

export const getBuyProductResponseMock = (overrideResponse: Partial<Extract<BuyProduct201, object>> = {}): BuyProduct201 => ({data: { ...getProductPurchaseReceiptMock() }, ...overrideResponse})

export const getListChargesResponseMock = (overrideResponse: Partial<Extract<ListCharges200, object>> = {}): ListCharges200 => ({data: { ...getChargeListMock() }, ...overrideResponse})

export const getBuyStreamResponseMock = (): ChargeReceiptResponse => ({"data":{"charge":{"_id":"0193f2a4c1d07b3e5a918c42","type":"video","status":"paid","amount":12.5,"performer":{"_id":"0193f2a4c1d07b3e5a918c01","name":"Mara Quill","username":"mara.clay","avatar":null,"isPerformer":true,"isVerified":true},"objectId":"0193f2a4c1d07b3e5a918c10","orderId":null,"title":"Throwing a tall vessel","message":null,"createdAt":"2026-05-14T09:26:53.000Z"},"balanceBefore":100,"balance":87.5}})

export const getTipPerformerResponseMock = (): ChargeReceiptResponse => ({"data":{"charge":{"_id":"0193f2a4c1d07b3e5a918c42","type":"video","status":"paid","amount":12.5,"performer":{"_id":"0193f2a4c1d07b3e5a918c01","name":"Mara Quill","username":"mara.clay","avatar":null,"isPerformer":true,"isVerified":true},"objectId":"0193f2a4c1d07b3e5a918c10","orderId":null,"title":"Throwing a tall vessel","message":null,"createdAt":"2026-05-14T09:26:53.000Z"},"balanceBefore":100,"balance":87.5}})

export const getBuyVideoResponseMock = (): ChargeReceiptResponse => ({"data":{"charge":{"_id":"0193f2a4c1d07b3e5a918c42","type":"video","status":"paid","amount":12.5,"performer":{"_id":"0193f2a4c1d07b3e5a918c01","name":"Mara Quill","username":"mara.clay","avatar":null,"isPerformer":true,"isVerified":true},"objectId":"0193f2a4c1d07b3e5a918c10","orderId":null,"title":"Throwing a tall vessel","message":null,"createdAt":"2026-05-14T09:26:53.000Z"},"balanceBefore":100,"balance":87.5}})

export const getListPurchasesResponseMock = (overrideResponse: Partial<Extract<ListPurchases200, object>> = {}): ListPurchases200 => ({data: { ...getPurchaseListMock() }, ...overrideResponse})

