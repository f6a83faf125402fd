import type { AccessDecision } from '@fanlight/sdk/access';
import type { Access } from '@fanlight/sdk/models';
import { fromHundredths } from '../ledger/money.ts';

/** Presents the viewer's access to an item, with the prices in tokens. */
export const toAccess = ({ price, alternative, ...decision }: AccessDecision): Access => ({
  ...decision,
  price: price === null ? null : fromHundredths(price),
  alternative: alternative && { ...alternative, price: fromHundredths(alternative.price) },
});
