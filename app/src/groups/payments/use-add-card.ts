import type { CardAddValues } from '@fanlight/components/payments';
import type { FormResult } from '@fanlight/components/primitives';
import {
  createPaymentCard,
  getCreatePaymentCardMutationKey,
  invalidate,
  listPaymentCards,
  useGetPublicSettings,
} from '@fanlight/sdk/hooks';
import type { PublicSettings } from '@fanlight/sdk/models';
import { useMutation } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../api.ts';
import { declineText, toPaymentResult } from './failures.ts';
import { CardRefused, type GatewayForm } from './gateway.ts';

const names = ['number', 'expiry', 'cvc'] as const;

/** Times that a card is looked at after its bank was answered, and the milliseconds between. */
const looks = 10;
const pause = 1000;

/** The gateway tells the platform a moment later what the bank said; what can't be waited for shows as waiting. */
async function waitUntilTold(id: string): Promise<void> {
  for (let look = 1; look <= looks; look += 1) {
    const { data } = await listPaymentCards({ limit: 100 });
    if (data.find(({ _id }) => _id === id)?.status !== 'requires-authentication') return;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** A card that is to be kept, by the gateway's name for it. */
export interface NewCard {
  paymentMethodId: string;
  isDefault?: boolean;
}

/**
 * Keeps a card at the gateway, with its bank's question where that asks one.
 *
 * @throws {CardRefused} when the bank was told no
 */
export async function keepCard(
  { confirm }: GatewayForm,
  provider: PublicSettings['paymentGateway'],
  card: NewCard,
  t: TFunction<['payments', 'common']>,
): Promise<void> {
  const saved = await createPaymentCard(provider, card);
  if (!saved.clientSecret || !confirm) return;
  if ((await confirm(saved.clientSecret)) === 'approved') return waitUntilTold(saved.card._id);
  // It is gone from the list by then; the viewer learns at once why.
  const refresh = () => invalidate(queryClient, ['listPaymentCards']);
  void waitUntilTold(saved.card._id).then(refresh, refresh);
  throw new CardRefused(declineText('authentication_failed', t));
}

/** Saves a card that was typed in (operation `createPaymentCard`); nothing is charged. */
export function useAddCard(form: GatewayForm, onSaved: (paymentMethodId: string) => void) {
  const { t } = useTranslation(['payments', 'common']);
  const { data: settings } = useGetPublicSettings();
  const add = useMutation({
    mutationKey: getCreatePaymentCardMutationKey(),
    mutationFn: async ({ card, isDefault }: CardAddValues) => {
      const paymentMethodId = await form.createMethod(card);
      await keepCard(form, settings?.paymentGateway ?? 'sandbox', { paymentMethodId, isDefault }, t);
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
