import type { SandboxCard } from '@fanlight/components/payments';
import { ApiError } from '@fanlight/sdk';
import { createPaymentCard, createSandboxPaymentMethod } from '@fanlight/sdk/hooks';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../failures.ts';

/** Saves a card of the sandbox gateway and makes it the default one. */
export function useNewCard(): (card: SandboxCard) => Promise<{ ok: true } | { error: string }> {
  const { t } = useTranslation('payments');
  const { t: common } = useTranslation('common');
  const save = useMutation({
    mutationKey: ['createPaymentCard'],
    mutationFn: async (card: SandboxCard) => {
      const { _id: paymentMethodId } = await createSandboxPaymentMethod(card);
      return createPaymentCard('sandbox', { paymentMethodId, isDefault: true });
    },
  });
  return async (card) => {
    try {
      await save.mutateAsync(card);
      return { ok: true };
    } catch (error) {
      if (!(error instanceof ApiError)) return { error: messageOf(error, common) };
      const code = error.fields.find(({ path }) => path === 'failureCode')?.message ?? '';
      return {
        error: t(`failure.${code}` as 'failure.card_declined', { defaultValue: error.message }),
      };
    }
  };
}
