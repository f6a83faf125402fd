import type { PaymentFailureCode } from '@fanlight/sdk/models';
import { ApiFailure } from '../../http/failure.ts';
import type { Message } from '../../http/messages/index.ts';

const words: Record<PaymentFailureCode, Message> = {
  card_declined: 'Your card was declined.',
  insufficient_funds: 'There is not enough money on this card.',
  expired_card: 'This card has expired.',
  incorrect_cvc: 'The security code is wrong.',
  authentication_failed: 'Your bank did not confirm the payment.',
  processing_error: 'The payment could not be processed. Nothing was charged.',
};

/** A card that was refused: a 402 whose field `failureCode` says why. */
export function cardFailure(code: PaymentFailureCode): ApiFailure {
  return new ApiFailure(code === 'expired_card' ? 'CARD_EXPIRED' : 'CARD_DECLINED', {
    message: words[code],
    fields: [{ path: 'failureCode', message: code }],
  });
}
