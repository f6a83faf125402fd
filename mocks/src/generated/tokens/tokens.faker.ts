/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  ListTokenPackages200
} from '@fanlight/sdk/models';


export const getListTokenPackagesResponseMock = (): ListTokenPackages200 => ({"data":{"data":[{"_id":"0193f2a4c1d07b3e5a918c42","title":"Harbour light","description":"For a shelf full of stoneware.","price":50,"currency":"USD","tokens":52,"bonusTokens":2,"isRecommended":true,"createdAt":"2026-05-14T09:26:53.000Z","updatedAt":"2026-05-14T09:26:53.000Z"}],"total":1,"isMore":false}})

