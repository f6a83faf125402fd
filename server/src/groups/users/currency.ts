import type { CurrencySettings } from '@fanlight/sdk/models';
import type { Context } from '../../context.ts';
import { fieldFailure } from '../../http/failure.ts';
import { findCurrencyOf } from '../geo/index.ts';
import { currencies, readSettings } from '../settings/index.ts';

const isKnown = (code: string | null): code is string => currencies.some((each) => each.code === code);

/**
 * Returns the currency in which a user sees prices (rule M11). If the user has chosen a currency, it is that one.
 * Otherwise it is the currency of the user's country, if that has a rate and the operator has enabled currencies by
 * country. Otherwise it is the primary currency.
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
 * Checks that the currency that a user chose has an exchange rate.
 *
 * @throws {ApiFailure} `VALIDATION_FAILED`
 */
export function checkCurrency({ manualDetect, currency }: CurrencySettings): void {
  if (manualDetect && !isKnown(currency))
    throw fieldFailure('VALIDATION_FAILED', 'currencySettings.currency', 'CURRENCY_NOT_OFFERED');
}
