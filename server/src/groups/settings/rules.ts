import type { Currency, PublicSettings } from '@fanlight/sdk/models';

/** What an operator can set, with what holds until then (section 9 of the specification). */
export type Settings = Omit<PublicSettings, 'paymentGateway' | 'stripePublishableKey'> & {
  /** Per cent of every charge that the platform keeps (rule M5). */
  commissionPercent: number;
  primaryCurrency: string;
  /** ISO 3166-1 alpha-2, from which the whole site shows the block page (rule A4). */
  blockedCountries: string[];
  /** Where messages of `/contact` go; null is `contact@` the host of the app. */
  contactEmail: string | null;
  /** Per cent of what a referred performer is paid, out of the commission, and for how many days (rule M5). */
  referralSharePercent: number;
  referralShareDays: number;
};

export const defaultSettings: Settings = {
  siteName: 'Fanlight',
  logoUrl: null,
  enable18Popup: false,
  content18Popup: 'You must be at least 18 years old to enter.',
  requireEmailVerification: true,
  freeSubscriptionEnabled: true,
  freeSubscriptionDuration: 1,
  minimumSubscriptionPrice: 2.95,
  maximumSubscriptionPrice: 300,
  minimumWalletPrice: 2.95,
  maximumWalletPrice: 300,
  minimumTipPrice: 10,
  maximumTipPrice: 10_000,
  minimumPayoutAmount: 50,
  locale: 'en-US',
  volume: 1,
  gaCode: null,
  geoCurrenciesEnabled: false,
  maintenance: false,
  menus: [],
  commissionPercent: 20,
  primaryCurrency: 'USD',
  blockedCountries: [],
  contactEmail: null,
  referralSharePercent: 5,
  referralShareDays: 365,
};

/** The exchange rates' table: units for one of the primary currency. */
export const currencies: Currency[] = [
  { code: 'USD', symbol: '$', exchangeRate: 1, countryCode: 'US' },
  { code: 'EUR', symbol: '€', exchangeRate: 0.92, countryCode: null },
  { code: 'GBP', symbol: '£', exchangeRate: 0.79, countryCode: 'GB' },
  { code: 'AUD', symbol: 'A$', exchangeRate: 1.52, countryCode: 'AU' },
  { code: 'CAD', symbol: 'C$', exchangeRate: 1.37, countryCode: 'CA' },
  { code: 'HKD', symbol: 'HK$', exchangeRate: 7.82, countryCode: 'HK' },
  { code: 'NZD', symbol: 'NZ$', exchangeRate: 1.66, countryCode: 'NZ' },
];
