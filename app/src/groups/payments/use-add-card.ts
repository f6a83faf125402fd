import type { AnyTFunction } from '@fanlight/components/i18n';
import type { CardAddValues } from '@fanlight/components/payments';
import type { FormResult } from '@fanlight/components/primitives';
import { api, type Client } from '@fanlight/sdk';
import { getCreatePaymentCardMutationKey, invalidate, useGetPublicSettings } from '@fanlight/sdk/hooks';
import type { PublicSettings } from '@fanlight/sdk/models';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Services, useServices } from '../../services.ts';
import { declineText, toPaymentResult } from './failures.ts';
import { CardRefused, type GatewayForm } from './gateway.ts';

const names = ['number', 'expiry', 'cvc'] as const;

/** The number of polls for the status of a card after its authentication, and the milliseconds between two polls. */
const maxPolls = 10;
const pollIntervalMs = 1000;

/**
 * Polls a card until the gateway has reported the result of the authentication to the platform. After the last poll the
 * card is still pending.
 */
async function waitForAuthentication(client: Client, id: string): Promise<void> {
  for (let poll = 1; poll <= maxPolls; poll += 1) {
    const { data } = await client.call(api.listPaymentCards, { query: { limit: 100 } });
    if (data.find(({ _id }) => _id === id)?.status !== 'requires-authentication') return;
    await new Promise((resolve) => setTimeout(resolve, pollIntervalMs));
  }
}

/** A card to save, by the gateway's id of the payment method. */
export interface NewCard {
  paymentMethodId: string;
  isDefault?: boolean;
}

/**
 * Saves a card, with the bank's authentication if it requires one.
 *
 * @throws {CardRefused} if the authentication failed
 */
export async function saveCard(
  { client, queryClient }: Services,
  { confirm }: GatewayForm,
  provider: PublicSettings['paymentGateway'],
  card: NewCard,
  t: AnyTFunction,
): Promise<void> {
  const saved = await client.call(api.createPaymentCard, { params: { provider }, body: card });
  if (!saved.clientSecret || !confirm) return;
  if ((await confirm(saved.clientSecret)) === 'approved') return waitForAuthentication(client, saved.card._id);
  // The error is shown immediately. The list of cards is fetched again when the platform has removed the card.
  const refresh = () => invalidate(queryClient, ['listPaymentCards']);
  void waitForAuthentication(client, saved.card._id).then(refresh, refresh);
  throw new CardRefused(declineText('authentication_failed', t));
}

/** Returns a function that saves a new card (operation `createPaymentCard`) without a charge. */
export function useAddCard(form: GatewayForm, onSaved: (paymentMethodId: string) => void) {
  const { t } = useTranslation(['payments', 'common']);
  const services = useServices();
  const { data: settings } = useGetPublicSettings();
  const add = useMutation({
    mutationKey: getCreatePaymentCardMutationKey(),
    mutationFn: async ({ card, isDefault }: CardAddValues) => {
      const paymentMethodId = await form.createMethod(card);
      await saveCard(services, form, settings?.paymentGateway ?? 'sandbox', { paymentMethodId, isDefault }, t);
      return paymentMethodId;
    },
  });
  return async (values: CardAddValues): Promise<FormResult<(typeof names)[number]>> => {
    try {
      onSaved(await add.mutateAsync(values));
      return { ok: true };
    } catch (error) {
      if (error instanceof CardRefused) return { error: error.message };
      return toPaymentResult(error, names, t);
    }
  };
}
