import type { SandboxCard } from '@fanlight/components/payments';
import { createSandboxPaymentMethod, topUpWallet } from '@fanlight/sdk/hooks';
import type { PaymentReceipt } from '@fanlight/sdk/models';

/** What a payment needs. */
export interface SandboxPayment {
  /** In the primary currency. */
  amount: number;
  card: SandboxCard;
  idempotencyKey: string;
}

/** The card that was handed to the gateway for a key: a second try of one payment has to be the same request. */
const methods = new Map<string, string>();

/**
 * Tops the wallet up by a test card of the sandbox gateway (rule M6): the card goes to the gateway, which gives a name
 * for it, and the platform is told that name alone.
 *
 * @throws {ApiError} `CARD_DECLINED`, whose first field error says why at `failureCode`
 */
export async function payWithSandbox({ amount, card, idempotencyKey }: SandboxPayment): Promise<PaymentReceipt> {
  const paymentMethodId = methods.get(idempotencyKey) ?? (await createSandboxPaymentMethod(card))._id;
  methods.set(idempotencyKey, paymentMethodId);
  return topUpWallet({ amount, paymentMethodId }, { idempotencyKey });
}
