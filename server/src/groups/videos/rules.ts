import type { Audience } from '@fanlight/sdk/models';
import { fieldFailure } from '../../http/failure.ts';
import { toHundredths } from '../../ledger/money.ts';

/** The fields of a video's form that are not files. A field is undefined if the form does not contain it. */
export interface VideoFields {
  title?: string;
  description?: string;
  audience?: Audience;
  /** The price in hundredths; null if the video is not for sale. */
  price?: number | null;
}

/**
 * Reads the text fields of a validated form.
 *
 * @throws {ApiFailure} `AMOUNT_OUT_OF_RANGE` for a price below 1, except 0, which means that the video is not for sale
 * (rule M2)
 */
export function readVideoFields({ title, description, audience, price }: Record<string, string>): VideoFields {
  const amount = Number(price);
  if (price !== undefined && amount !== 0 && amount < 1)
    throw fieldFailure('AMOUNT_OUT_OF_RANGE', 'price', 'ITEM_PRICE_OUT_OF_RANGE');
  return {
    ...(title !== undefined && { title: title.trim() }),
    ...(description !== undefined && { description: description.trim() }),
    ...(audience !== undefined && { audience: audience as Audience }),
    ...(price !== undefined && { price: amount === 0 ? null : toHundredths(amount) }),
  };
}
