import type { CurrencySectionProps } from '@fanlight/components/users';
import { api } from '@fanlight/sdk';
import {
  getGetMeQueryKey,
  invalidate,
  useGetCommonSettings,
  useGetIpLocation,
  useGetPublicSettings,
} from '@fanlight/sdk/hooks';
import type { CurrencySettings } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { toFormResult } from '../../failures.ts';
import { useServices } from '../../services.ts';
import { useMe } from '../../session/session.ts';

const path = 'currencySettings.currency';

/**
 * Returns the currency in which the viewer sees prices, and a callback that changes it; an empty object if the operator
 * has disabled the choice.
 */
export function useCurrencyChoice(): { currency?: CurrencySectionProps } {
  const { t } = useTranslation('common');
  const { client, queryClient } = useServices();
  const settings = useMe()?.currencySettings;
  const isEnabled = useGetPublicSettings().data?.geoCurrenciesEnabled ?? false;
  const { data: common } = useGetCommonSettings();
  const { data: place } = useGetIpLocation({ query: { enabled: isEnabled, staleTime: Number.POSITIVE_INFINITY } });
  if (!isEnabled || !common || !settings) return {};
  const { currencies, primaryCurrency } = common;
  const local = currencies.find(({ code }) => code === place?.currency)?.code ?? primaryCurrency;
  const save = async (currencySettings: CurrencySettings) => {
    try {
      // Updates the cached viewer, whose currency determines all prices of the page.
      queryClient.setQueryData(getGetMeQueryKey(), await client.call(api.updateMe, { body: { currencySettings } }));
      void invalidate(queryClient, ['getMyPerformer']);
      return { ok: true } as const;
    } catch (error) {
      const result = toFormResult(error, [path], t);
      return { error: 'error' in result ? result.error : ('fieldErrors' in result && result.fieldErrors[path]) || '' };
    }
  };
  const shownPlace = place ? { countryCode: place.countryCode, currency: local } : null;
  return { currency: { settings, currencies, primaryCurrency, place: shownPlace, save } };
}
