/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  GetProductDownloadLink200,
  OrderListResponse,
  OrderResponse
} from '@fanlight/sdk/models';

import {
  getOrderListMock
} from '../schemas/index.faker.ts';


export const getListReceivedOrdersResponseMock = (overrideResponse: Partial<Extract<OrderListResponse, object>> = {}): OrderListResponse => ({data: { ...getOrderListMock() }, ...overrideResponse})

export const getListOrdersResponseMock = (overrideResponse: Partial<Extract<OrderListResponse, object>> = {}): OrderListResponse => ({data: { ...getOrderListMock() }, ...overrideResponse})

export const getGetOrderResponseMock = (): OrderResponse => ({"data":{"_id":"0193f2a4c1d07b3e5a918c42","number":"FL-10482","type":"physical","status":"shipped","product":{"_id":"0193f2a4c1d07b3e5a918c10","title":"Tide bowl","thumbnailUrl":null,"isReachable":true},"performer":{"_id":"0193f2a4c1d07b3e5a918c01","name":"Mara Quill","username":"mara.clay","avatar":null,"isPerformer":true,"isVerified":true},"user":{"_id":"0193f2a4c1d07b3e5a918c02","name":"Noor Haddad","username":"noor","avatar":null,"isPerformer":false,"isVerified":false},"quantity":2,"unitPrice":38,"amount":76,"earnedAmount":null,"note":"It is a present. Please leave the bill out.","deliveryAddress":{"name":"Noor Haddad","line1":"Rua das Gaivotas 14","line2":"Second floor on the left","postalCode":"1200-202","city":"Lisbon","state":"Lisbon","countryCode":"PT","phone":null},"canUpdateAddress":false,"isDownloadable":false,"carrier":"Harbour Post","trackingNumber":"HP-2291-884","trackingUrl":"https://parcels.example/HP-2291-884","processingAt":"2026-05-14T12:10:00.000Z","shippedAt":"2026-05-15T08:00:00.000Z","deliveredAt":null,"refundedAt":null,"createdAt":"2026-05-14T09:26:53.000Z","updatedAt":"2026-05-15T08:00:00.000Z"}})

export const getUpdateOrderResponseMock = (): OrderResponse => ({"data":{"_id":"0193f2a4c1d07b3e5a918c42","number":"FL-10482","type":"physical","status":"shipped","product":{"_id":"0193f2a4c1d07b3e5a918c10","title":"Tide bowl","thumbnailUrl":null,"isReachable":true},"performer":{"_id":"0193f2a4c1d07b3e5a918c01","name":"Mara Quill","username":"mara.clay","avatar":null,"isPerformer":true,"isVerified":true},"user":{"_id":"0193f2a4c1d07b3e5a918c02","name":"Noor Haddad","username":"noor","avatar":null,"isPerformer":false,"isVerified":false},"quantity":2,"unitPrice":38,"amount":76,"earnedAmount":null,"note":"It is a present. Please leave the bill out.","deliveryAddress":{"name":"Noor Haddad","line1":"Rua das Gaivotas 14","line2":"Second floor on the left","postalCode":"1200-202","city":"Lisbon","state":"Lisbon","countryCode":"PT","phone":null},"canUpdateAddress":false,"isDownloadable":false,"carrier":"Harbour Post","trackingNumber":"HP-2291-884","trackingUrl":"https://parcels.example/HP-2291-884","processingAt":"2026-05-14T12:10:00.000Z","shippedAt":"2026-05-15T08:00:00.000Z","deliveredAt":null,"refundedAt":null,"createdAt":"2026-05-14T09:26:53.000Z","updatedAt":"2026-05-15T08:00:00.000Z"}})

export const getUpdateOrderDeliveryAddressResponseMock = (): OrderResponse => ({"data":{"_id":"0193f2a4c1d07b3e5a918c42","number":"FL-10482","type":"physical","status":"shipped","product":{"_id":"0193f2a4c1d07b3e5a918c10","title":"Tide bowl","thumbnailUrl":null,"isReachable":true},"performer":{"_id":"0193f2a4c1d07b3e5a918c01","name":"Mara Quill","username":"mara.clay","avatar":null,"isPerformer":true,"isVerified":true},"user":{"_id":"0193f2a4c1d07b3e5a918c02","name":"Noor Haddad","username":"noor","avatar":null,"isPerformer":false,"isVerified":false},"quantity":2,"unitPrice":38,"amount":76,"earnedAmount":null,"note":"It is a present. Please leave the bill out.","deliveryAddress":{"name":"Noor Haddad","line1":"Rua das Gaivotas 14","line2":"Second floor on the left","postalCode":"1200-202","city":"Lisbon","state":"Lisbon","countryCode":"PT","phone":null},"canUpdateAddress":false,"isDownloadable":false,"carrier":"Harbour Post","trackingNumber":"HP-2291-884","trackingUrl":"https://parcels.example/HP-2291-884","processingAt":"2026-05-14T12:10:00.000Z","shippedAt":"2026-05-15T08:00:00.000Z","deliveredAt":null,"refundedAt":null,"createdAt":"2026-05-14T09:26:53.000Z","updatedAt":"2026-05-15T08:00:00.000Z"}})

export const getGetProductDownloadLinkResponseMock = (): GetProductDownloadLink200 => ({"data":{"url":"/api/files/0193f2a4c1d07b3e5a918c42/download?expires=1781000000&signature=abc","fileName":"seed-calendar.pdf","size":4823190,"expiresAt":"2026-05-14T10:26:53.000Z"}})

