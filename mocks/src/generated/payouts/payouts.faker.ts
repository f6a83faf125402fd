/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  CalculatePayout200,
  CheckPendingPayoutRequest200,
  PayoutRequestListResponse,
  PayoutRequestResponse
} from '@fanlight/sdk/models';

import {
  getPayoutRequestListMock
} from '../schemas/index.faker.ts';


export const getCreatePayoutRequestResponseMock = (): PayoutRequestResponse => ({"data":{"_id":"0193f2a4c1d07b3e5a918c42","number":"PO-2041","status":"pending","amount":120,"currency":"USD","method":"bank-transfer","destination":"Banco do Mar, •••• 4821","note":"For the new kiln shelves.","reason":null,"canUpdate":true,"approvedAt":null,"paidAt":null,"closedAt":null,"createdAt":"2026-05-14T09:26:53.000Z","updatedAt":"2026-05-14T09:26:53.000Z"}})

export const getCalculatePayoutResponseMock = (): CalculatePayout200 => ({"data":{"amount":120,"currency":"USD","method":"bank-transfer","destination":"Banco do Mar, •••• 4821","payableEarnings":312.5,"payableAfterwards":192.5,"heldEarnings":80,"nextReleaseAt":"2026-05-15T09:00:00.000Z","minimumAmount":50,"obstacle":null}})

export const getCheckPendingPayoutRequestResponseMock = (): CheckPendingPayoutRequest200 => ({"data":{"isPending":false,"payoutRequest":null}})

export const getListPayoutRequestsResponseMock = (overrideResponse: Partial<Extract<PayoutRequestListResponse, object>> = {}): PayoutRequestListResponse => ({data: { ...getPayoutRequestListMock() }, ...overrideResponse})

export const getListUserPayoutRequestsResponseMock = (overrideResponse: Partial<Extract<PayoutRequestListResponse, object>> = {}): PayoutRequestListResponse => ({data: { ...getPayoutRequestListMock() }, ...overrideResponse})

export const getUpdatePayoutRequestResponseMock = (): PayoutRequestResponse => ({"data":{"_id":"0193f2a4c1d07b3e5a918c42","number":"PO-2041","status":"pending","amount":120,"currency":"USD","method":"bank-transfer","destination":"Banco do Mar, •••• 4821","note":"For the new kiln shelves.","reason":null,"canUpdate":true,"approvedAt":null,"paidAt":null,"closedAt":null,"createdAt":"2026-05-14T09:26:53.000Z","updatedAt":"2026-05-14T09:26:53.000Z"}})

export const getGetPayoutRequestResponseMock = (): PayoutRequestResponse => ({"data":{"_id":"0193f2a4c1d07b3e5a918c42","number":"PO-2041","status":"pending","amount":120,"currency":"USD","method":"bank-transfer","destination":"Banco do Mar, •••• 4821","note":"For the new kiln shelves.","reason":null,"canUpdate":true,"approvedAt":null,"paidAt":null,"closedAt":null,"createdAt":"2026-05-14T09:26:53.000Z","updatedAt":"2026-05-14T09:26:53.000Z"}})

