import type { Currency, MenuItem, PublicSettings } from '@fanlight/sdk/models';

/** The settings of the operator; `defaultSettings` contains the defaults (specification, "Constants"). */
export type Settings = Omit<PublicSettings, 'paymentGateway' | 'stripePublishableKey' | 'menus' | 'content18Popup'> & {
  /** The text of the age gate. If null, the built-in text in the viewer's language is shown. */
  content18Popup: string | null;
  /** The links of the footer. If null, the built-in links in the viewer's language are shown. */
  menus: MenuItem[] | null;
  /** The platform's commission on every charge, in per cent (rule M5). */
  commissionPercent: number;
  primaryCurrency: string;
  /** The countries in which the whole site is blocked, as ISO 3166-1 alpha-2 codes (rule A4). */
  blockedCountries: string[];
  /**
   * The recipient of messages from `/contact`. If null, the recipient is `contact@` followed by the host of the app.
   */
  contactEmail: string | null;
  /**
   * The referrer's share in per cent of the referred performer's income, and its duration in days. The share is paid
   * out of the commission (rule M5).
   */
  referralSharePercent: number;
  referralShareDays: number;
};

export const defaultSettings: Settings = {
  siteName: 'Fanlight',
  logoUrl: null,
  favicon: null,
  enable18Popup: false,
  content18Popup: null,
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
  menus: null,
  commissionPercent: 20,
  primaryCurrency: 'USD',
  blockedCountries: [],
  contactEmail: null,
  referralSharePercent: 5,
  referralShareDays: 365,
};

/** The maximum number of messages to the operator from one IP address. */
export const contactLimit = { points: 5, seconds: 60 * 60 };

/** The built-in texts of the age gate, by language. */
export const defaultAgeTexts: Record<'en-US' | 'es-ES', string> = {
  'en-US': 'You must be at least 18 years old to enter.',
  'es-ES': 'Debes tener al menos 18 años para entrar.',
};

/** The built-in links of the footer, by language. */
export const defaultMenus: Record<'en-US' | 'es-ES', MenuItem[]> = {
  'en-US': [
    { title: 'About', href: '/page/about' },
    { title: 'Help', href: '/page/help' },
    { title: 'House rules', href: '/page/guidelines' },
    { title: 'Terms', href: '/page/terms' },
    { title: 'Privacy', href: '/page/privacy' },
    { title: 'Refunds', href: '/page/refunds' },
    { title: 'Contact', href: '/contact' },
  ],
  'es-ES': [
    { title: 'Sobre nosotros', href: '/page/about' },
    { title: 'Ayuda', href: '/page/help' },
    { title: 'Normas', href: '/page/guidelines' },
    { title: 'Condiciones', href: '/page/terms' },
    { title: 'Privacidad', href: '/page/privacy' },
    { title: 'Devoluciones', href: '/page/refunds' },
    { title: 'Contacto', href: '/contact' },
  ],
};

/** The exchange rates: how many units of each currency equal one unit of the primary currency. */
export const currencies: Currency[] = [
  { code: 'USD', symbol: '$', exchangeRate: 1, countryCode: 'US' },
  { code: 'EUR', symbol: '€', exchangeRate: 0.92, countryCode: null },
  { code: 'GBP', symbol: '£', exchangeRate: 0.79, countryCode: 'GB' },
  { code: 'AUD', symbol: 'A$', exchangeRate: 1.52, countryCode: 'AU' },
  { code: 'CAD', symbol: 'C$', exchangeRate: 1.37, countryCode: 'CA' },
  { code: 'HKD', symbol: 'HK$', exchangeRate: 7.82, countryCode: 'HK' },
  { code: 'NZD', symbol: 'NZ$', exchangeRate: 1.66, countryCode: 'NZ' },
];
