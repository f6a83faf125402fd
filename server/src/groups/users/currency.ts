import type { CurrencySettings } from '@fanlight/sdk/models';
import type { Context } from '../../context.ts';
import { fieldFailure } from '../../http/failure.ts';
import { findCurrencyOf } from '../geo/index.ts';
import { currencies, readSettings } from '../settings/index.ts';

const isKnown = (code: string | null): code is string => currencies.some((each) => each.code === code);

/**
 * In which currency prices are shown to somebody (rule M11): what they chose by hand, else that of the country in which
 * they seem to be, as far as there is a rate for it and the operator wants it so; else the primary one.
 */
export async function readCurrencySettings(
  { db, countryCode }: Context,
  { manualCurrency, currency }: { manualCurrency: boolean; currency: string },
): Promise<CurrencySettings> {
  if (manualCurrency && isKnown(currency)) return { manualDetect: true, currency };
  const { geoCurrenciesEnabled, primaryCurrency } = await readSettings(db);
  const isByCountry = geoCurrenciesEnabled && !manualCurrency && countryCode !== null;
  const local = isByCountry ? await findCurrencyOf(countryCode) : null;
  return { manualDetect: manualCurrency, currency: isKnown(local) ? local : primaryCurrency };
}

/**
 * By hand, one that there is a rate for.
 *
 * @throws {ApiFailure} `VALIDATION_FAILED`
 */
export function checkCurrency({ manualDetect, currency }: CurrencySettings): void {
  if (manualDetect && !isKnown(currency))
    throw fieldFailure('VALIDATION_FAILED', 'currencySettings.currency', 'CURRENCY_NOT_OFFERED');
}
