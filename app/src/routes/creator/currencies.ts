import type { Choice } from '../../choices.ts';

/** The currencies that are in use (ISO 4217). `Intl.supportedValuesOf` also returns those of the past. */
const codes =
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY ' +
  'COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS ' +
  'INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP ' +
  'MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR ' +
  'SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV ' +
  'WST XAF XCD XOF XPF YER ZAR ZMW ZWG';

/** Every currency by its code, such as `EUR · Euro`, sorted by the code. */
export function currenciesIn(locale: string): Choice[] {
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  return codes.split(' ').map((code) => ({ code, name: `${code} · ${names.of(code) ?? code}` }));
}
