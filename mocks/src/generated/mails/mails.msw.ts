/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import { respond } from '../../respond.ts';

import type {
  ListDevelopmentMails200
} from '@fanlight/sdk/models';

import {
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
  return http.get('*/api/development-mailbox', (info) => respond('listDevelopmentMails', info, overrideResponse, getListDevelopmentMailsResponseMock), options)
}
export const getMailsMock = () => [
  getListDevelopmentMailsMockHandler()
]
