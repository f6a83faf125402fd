/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  ListDevelopmentMails200
} from '@fanlight/sdk/models';

import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  getListDevelopmentMailsResponseMock
} from './mails.faker.ts';

export { getListDevelopmentMailsResponseMock } from './mails.faker.ts';


export const getListDevelopmentMailsMockHandler = (overrideResponse?: ListDevelopmentMails200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListDevelopmentMails200> | ListDevelopmentMails200), options?: RequestHandlerOptions) => {
  return http.get('*/api/development-mailbox', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListDevelopmentMailsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getMailsMock = () => [
  getListDevelopmentMailsMockHandler()
]
