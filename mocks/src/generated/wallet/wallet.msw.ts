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
  HttpResponse,
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
  getGetWalletResponseMock,
  getListChargesResponseMock,
  getListPurchasesResponseMock,
  getTipPerformerResponseMock
} from './wallet.faker.ts';

export { getGetWalletResponseMock, getBookCameoResponseMock, getBuyFeedResponseMock, getBuyGalleryResponseMock, getBuyMessageResponseMock, getBuyProductResponseMock, getListChargesResponseMock, getBuyStreamResponseMock, getTipPerformerResponseMock, getBuyVideoResponseMock, getListPurchasesResponseMock } from './wallet.faker.ts';


export const getGetWalletMockHandler = (overrideResponse?: GetWallet200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetWallet200> | GetWallet200), options?: RequestHandlerOptions) => {
  return http.get('*/api/wallet', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetWalletResponseMock(),
      { status: 200
      })
  }, options)
}

export const getBookCameoMockHandler = (overrideResponse?: ChargeReceiptResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChargeReceiptResponse> | ChargeReceiptResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/wallet/charges/booking-cameo/:id', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBookCameoResponseMock(),
      { status: 201
      })
  }, options)
}

export const getBuyFeedMockHandler = (overrideResponse?: ChargeReceiptResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChargeReceiptResponse> | ChargeReceiptResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/wallet/charges/feed/:id', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBuyFeedResponseMock(),
      { status: 201
      })
  }, options)
}

export const getBuyGalleryMockHandler = (overrideResponse?: ChargeReceiptResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChargeReceiptResponse> | ChargeReceiptResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/wallet/charges/gallery/:id', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBuyGalleryResponseMock(),
      { status: 201
      })
  }, options)
}

export const getBuyMessageMockHandler = (overrideResponse?: ChargeReceiptResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChargeReceiptResponse> | ChargeReceiptResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/wallet/charges/message/:id', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBuyMessageResponseMock(),
      { status: 201
      })
  }, options)
}

export const getBuyProductMockHandler = (overrideResponse?: BuyProduct201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BuyProduct201> | BuyProduct201), options?: RequestHandlerOptions) => {
  return http.post('*/api/wallet/charges/product/:id', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBuyProductResponseMock(),
      { status: 201
      })
  }, options)
}

export const getListChargesMockHandler = (overrideResponse?: ListCharges200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListCharges200> | ListCharges200), options?: RequestHandlerOptions) => {
  return http.get('*/api/wallet/charges/search', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListChargesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getBuyStreamMockHandler = (overrideResponse?: ChargeReceiptResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChargeReceiptResponse> | ChargeReceiptResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/wallet/charges/stream/:id', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBuyStreamResponseMock(),
      { status: 201
      })
  }, options)
}

export const getTipPerformerMockHandler = (overrideResponse?: ChargeReceiptResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChargeReceiptResponse> | ChargeReceiptResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/wallet/charges/tip/:id', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTipPerformerResponseMock(),
      { status: 201
      })
  }, options)
}

export const getBuyVideoMockHandler = (overrideResponse?: ChargeReceiptResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChargeReceiptResponse> | ChargeReceiptResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/wallet/charges/video/:id', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBuyVideoResponseMock(),
      { status: 201
      })
  }, options)
}

export const getListPurchasesMockHandler = (overrideResponse?: ListPurchases200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListPurchases200> | ListPurchases200), options?: RequestHandlerOptions) => {
  return http.get('*/api/wallet/purchases', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPurchasesResponseMock(),
      { status: 200
      })
  }, options)
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
  getListPurchasesMockHandler()
]
