/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  DoneResponse,
  UploadResponse
} from '@fanlight/sdk/models';


export const getCreateUploadResponseMock = (): UploadResponse => ({"data":{"_id":"0193f2a4c1d07b3e5a918c42","kind":"video","fileName":"tall-vase.mp4","size":734003200,"offset":167772160,"isFinished":false,"expiresAt":"2026-05-15T09:26:53.000Z","createdAt":"2026-05-14T09:26:53.000Z"}})

export const getGetUploadResponseMock = (): UploadResponse => ({"data":{"_id":"0193f2a4c1d07b3e5a918c42","kind":"video","fileName":"tall-vase.mp4","size":734003200,"offset":167772160,"isFinished":false,"expiresAt":"2026-05-15T09:26:53.000Z","createdAt":"2026-05-14T09:26:53.000Z"}})

export const getAppendUploadResponseMock = (): UploadResponse => ({"data":{"_id":"0193f2a4c1d07b3e5a918c42","kind":"video","fileName":"tall-vase.mp4","size":734003200,"offset":167772160,"isFinished":false,"expiresAt":"2026-05-15T09:26:53.000Z","createdAt":"2026-05-14T09:26:53.000Z"}})

export const getCancelUploadResponseMock = (): DoneResponse => ({"data":{"success":true}})

