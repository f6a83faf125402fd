import type { Me, Session } from '@fanlight/sdk/models';
import { blocks } from '../blocks/fixtures.ts';
import { ready, readyList } from '../primitives/index.ts';
import { samplePicture } from '../primitives/sample-picture.ts';
import { ago, fromNow } from '../testing/sample-times.ts';
import type { CurrencySectionProps } from './currency-section.tsx';
import type { PasswordValues } from './password-form.tsx';
import type { PersonalSectionsProps } from './personal-sections.tsx';
import type { ProfileValues } from './profile-form.tsx';

/** A fan. */
export const me: Me = {
  _id: '0193f2a4c1d07b3e5a918c01',
  name: 'Ines Moreau',
  username: 'ines',
  email: 'ines@fanlight.example',
  isEmailVerified: true,
  avatar: samplePicture(1),
  cover: null,
  balance: 74.5,
  isPerformer: false,
  hasPassword: true,
  currencySettings: { manualDetect: false, currency: 'USD' },
  locale: 'en-US',
  createdAt: ago({ days: 193 }),
};

export const profile: ProfileValues = { name: me.name, username: 'ines', email: 'ines@fanlight.example' };

/** The values that stories type to change the password. */
export const passwords: PasswordValues = { currentPassword: 'paper folds twice', password: 'the kiln is cold by noon' };

/** A picture file to select. */
export const pictureFile = new File(['<svg/>'], 'portrait.png', { type: 'image/png' });

/** The sessions of the fan. */
export const sessions: Session[] = [
  {
    _id: '0193f2a4c1d07b3e5a918e01',
    isCurrent: true,
    client: 'Firefox on Linux',
    countryCode: 'PT',
    createdAt: ago({ days: 13 }),
    usedAt: ago({ minutes: 2 }),
    expiresAt: fromNow({ days: 352 }),
  },
  {
    _id: '0193f2a4c1d07b3e5a918e02',
    isCurrent: false,
    client: 'Safari on iPhone',
    countryCode: 'ES',
    createdAt: ago({ days: 23 }),
    usedAt: ago({ days: 1, hours: 15 }),
    expiresAt: fromNow({ days: 342 }),
  },
  {
    _id: '0193f2a4c1d07b3e5a918e03',
    isCurrent: false,
    client: '',
    countryCode: null,
    createdAt: ago({ days: 73 }),
    usedAt: ago({ days: 73 }),
    expiresAt: fromNow({ days: 19 }),
  },
];

/** The props of a currency section for a viewer in Portugal. */
export const currency: CurrencySectionProps = {
  settings: me.currencySettings,
  currencies: [
    { code: 'USD', symbol: '$', exchangeRate: 1, countryCode: 'US' },
    { code: 'EUR', symbol: '€', exchangeRate: 0.92, countryCode: null },
    { code: 'GBP', symbol: '£', exchangeRate: 0.79, countryCode: 'GB' },
    { code: 'CAD', symbol: 'C$', exchangeRate: 1.37, countryCode: 'CA' },
  ],
  primaryCurrency: 'USD',
  place: { countryCode: 'PT', currency: 'EUR' },
  save: async () => ({ ok: true }),
};

/** The props of the sections at the end of an account page. The callbacks do nothing. */
export const personal: PersonalSectionsProps = {
  sessions: { sessions: ready(sessions), onEnd: () => undefined },
  blocks: { blocks: readyList(blocks), onUnblock: () => undefined, onLoadMore: () => undefined },
  deletion: {
    isOpen: false,
    onOpen: () => undefined,
    onClose: () => undefined,
    submit: async () => ({ ok: true }),
  },
};
