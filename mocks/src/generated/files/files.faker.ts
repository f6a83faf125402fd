/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import {
  faker
} from '../../seed.ts';


export const getGetFileResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

