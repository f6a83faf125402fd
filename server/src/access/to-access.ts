import type { Access } from '@fanlight/sdk/models';
import { fromHundredths } from '../ledger/money.ts';
import type { AccessDecision } from './decide-access.ts';

/** Presents the viewer's access to an item, with the prices in tokens. */
export const toAccess = ({ price, alternative, ...decision }: AccessDecision): Access => ({
  ...decision,
  price: price === null ? null : fromHundredths(price),
  alternative: alternative && { ...alternative, price: fromHundredths(alternative.price) },
});
