import { OnboardingDialog, PayoutMethodSection } from '@fanlight/components/payouts';
import { showToast } from '@fanlight/components/primitives';
import {
  useCompleteSandboxOnboarding,
  useCreateStripeAccount,
  useGetPublicSettings,
  useUpdatePaymentGatewaySettings,
} from '@fanlight/sdk/hooks';
import type { MyPerformer, StripeAccountRequest } from '@fanlight/sdk/models';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Choice } from '../../choices.ts';
import { useDialog } from '../../dialogs/use-dialog.ts';
import { showFailure, toFormResult } from '../../failures.ts';

export interface PayoutMethodProps {
  performer: MyPerformer;
  countries: readonly Choice[];
}

/**
 * Reads the status from Stripe when the performer comes back from there, with `?stripe=returned`. Stripe's event may
 * arrive later. A performer who has not connected an account is not affected, so that the address does nothing by itself.
 */
function useReturn(isConnected: boolean, check: () => void) {
  const [search, setSearch] = useSearchParams();
  const place = useRef<HTMLDivElement>(null);
  const isReturned = search.get('stripe') === 'returned';
  const onReturn = useEffectEvent(check);
  useEffect(() => {
    if (!isReturned) return;
    place.current?.scrollIntoView({ block: 'center' });
    if (isConnected) onReturn();
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('stripe');
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isReturned, isConnected, setSearch]);
  return place;
}

/** The destination of payouts: the performer's Stripe account, and the choice between it and the bank account (rule M9). */
export function PayoutMethod({ performer, countries }: PayoutMethodProps) {
  const { t } = useTranslation(['common', 'payoutMethod']);
  const navigate = useNavigate();
  const dialog = useDialog();
  const { data: site } = useGetPublicSettings();
  const connect = useCreateStripeAccount();
  const choose = useUpdatePaymentGatewaySettings();
  const complete = useCompleteSandboxOnboarding();
  const [isChecking, setChecking] = useState(false);
  const isSandbox = site?.paymentGateway === 'sandbox';
  const { paymentGatewaySettings: settings, bankingSettings, countryCode } = performer;
  const account = settings?.stripeAccount ?? null;

  const check = async () => {
    if (!account) return;
    setChecking(true);
    try {
      await connect.mutateAsync({ data: { countryCode: account.countryCode } });
    } catch (error) {
      showFailure(error, t);
    }
    setChecking(false);
  };
  const place = useReturn(account !== null, check);

  /** Leads to the page of the gateway, or to the dialog that takes its place in the sandbox. */
  const open = async (data: StripeAccountRequest) => {
    try {
      const isReplacement = account?.status === 'rejected';
      const { onboardingUrl } = await connect.mutateAsync({ data: { ...data, isReplacement } });
      if (!onboardingUrl) return { ok: true as const };
      const { pathname, search, href } = new URL(onboardingUrl);
      if (isSandbox) await navigate(`${pathname}${search}`, { preventScrollReset: true });
      else window.location.assign(href);
      return { ok: true as const };
    } catch (error) {
      return toFormResult(error, ['countryCode', 'businessType'], t);
    }
  };
  if (!settings) return null;
  return (
    <div ref={place}>
      <PayoutMethodSection
        settings={choose.isPending ? { ...settings, ...choose.variables.data } : settings}
        bankAccount={bankingSettings ? `${bankingSettings.bankName}, •••• ${bankingSettings.accountNumberEnd}` : null}
        countries={countries}
        defaultCountry={countryCode ?? ''}
        connect={open}
        onCheck={() => void check()}
        isChecking={isChecking}
        isChoosing={choose.isPending}
        onChoose={(payoutMethod) =>
          choose.mutate(
            { data: { payoutMethod } },
            {
              onSuccess: () => showToast({ text: t('payoutMethod:chosen'), tone: 'success' }),
              onError: (error) => showFailure(error, t),
            },
          )
        }
      />
      {dialog.name === 'onboarding' && isSandbox && account && (
        <OnboardingDialog
          onClose={dialog.close}
          submit={async (status) => {
            try {
              await complete.mutateAsync({ data: { status } });
              dialog.close();
              return { ok: true };
            } catch (error) {
              return toFormResult(error, [], t);
            }
          }}
        />
      )}
    </div>
  );
}
