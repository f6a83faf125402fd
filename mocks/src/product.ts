// What generated mocks are filled with, so that they read like the product. Everything comes from the seeded faker.
import { faker } from '@faker-js/faker';
import type { Currency, MenuItem, NotificationObjectType, NotificationType } from '@fanlight/sdk/models';

interface Kind {
  type: NotificationType;
  objectType: NotificationObjectType;
  excerpt?: string[];
}

const PEOPLE = [
  ['Mara Quill', 'mara.clay'],
  ['Noor Haddad', 'noor'],
  ['The Blue Hour Trio', 'blue.hour'],
  ['Tomas Reyes', 'tomas.runs'],
  ['Ines Duarte', 'ines.pastry'],
  ['Solveig Aas', 'solveig.sky'],
  ['Bram Oster', 'bram.strings'],
  ['Priya Nair', 'priya.plays'],
  ['Jonah Wells', 'jonah.grows'],
  ['Kit Amari', 'kit.moves'],
  ['Wren Calloway', 'wren.radio'],
  ['Leo Falk', 'leo.folds'],
] as const;

const POSTS = [
  'Kiln opened at dawn. Two cracked, one sang. #stoneware',
  'Take three of the ballad, the one where the rain joins in. #jazz',
  'Forty kilometres of ridge, and a fox that kept pace for two of them. #trailrunning',
  'Laminated dough, day two. The layers are finally speaking to each other. #pastry',
  'Saturn through thin cloud. The rings came and went like a held breath. #astronomy',
  'A new soundboard: spruce from 1962, felled the winter my teacher was born. #lutherie',
  'The quiet move wins this one. Find it before you scroll to the last picture. #chess',
  'First figs. The wasps and I have come to an agreement. #garden',
  'Rehearsal floor at midnight, just footwork and a borrowed speaker. #dance',
  'Low tide at six. Nudibranchs smaller than a grain of rice. #tidepool',
];

const COMMENTS = [
  'That glaze looks like rain on slate.',
  'I have played this on repeat all morning.',
  'How long did the second layer take?',
  'Saving this for the weekend, thank you.',
  'The light in the third picture is something else.',
  'You make patience look easy.',
];

const BIOS = [
  'Stoneware with a memory of the river. New kiln every second Friday.',
  'Three friends, one late set. Recordings from rooms that listen.',
  'Long ridges, slow mornings, honest splits.',
  'Pastry notes from a small kitchen by the harbour.',
  'I point old glass at older light.',
];

const SIGHTS = [
  'A tall stoneware vessel with a river glaze.',
  'Hands shaping wet clay on a wheel.',
  'A ridge path in first light.',
  'Croissants cooling on a wire rack.',
  'The spruce top of an unfinished guitar.',
];

const TIPS = ['For the next kiln.', 'For the strings.', 'Coffee at the summit.', 'For the flour fund.'];

const KINDS: readonly [Kind, ...Kind[]] = [
  { type: 'follow', objectType: 'performer' },
  { type: 'tip', objectType: 'charge', excerpt: TIPS },
  { type: 'comment', objectType: 'feed', excerpt: COMMENTS },
  { type: 'reaction', objectType: 'feed', excerpt: POSTS },
  { type: 'mention', objectType: 'feed', excerpt: COMMENTS },
];

const pick = <T>(values: readonly T[]): T => faker.helpers.arrayElement(values);

export const id = (): string => faker.string.hexadecimal({ length: 24, casing: 'lower', prefix: '' });

// Fields are made one by one, in the contract's order: what belongs to a name or a type follows the one made last.
let person: (typeof PEOPLE)[number] = PEOPLE[0];
let kind: (typeof KINDS)[number] = KINDS[0];

/** Forgets what was made last. */
export function reset(): void {
  person = PEOPLE[0];
  kind = KINDS[0];
}

export const personName = (): string => {
  person = pick(PEOPLE);
  return person[0];
};
export const username = (): string => person[1];
export const notificationType = (): NotificationType => {
  kind = pick(KINDS);
  return kind.type;
};
export const notificationObjectType = (): NotificationObjectType => kind.objectType;
export const notificationExcerpt = (): string | null => (kind.excerpt ? pick(kind.excerpt) : null);
export const notificationAmount = (): number | null => (kind.type === 'tip' ? tokens() : null);
export const notificationActors = (): number => (kind.type === 'reaction' ? few() + 1 : 1);
export const postText = (): string => pick(POSTS);
export const commentText = (): string => pick(COMMENTS);
export const bio = (): string => pick(BIOS);
export const sight = (): string => pick(SIGHTS);
export const tipMessage = (): string => pick(TIPS);
export const hashtags = (): string[] =>
  faker.helpers.arrayElements(['stoneware', 'jazz', 'pastry', 'garden', 'chess'], { min: 0, max: 2 });
export const tokens = (): number => pick([10, 15, 25, 40, 50, 75, 100]);
export const price = (): number => pick([4.95, 7.95, 9.95, 14.95]);
export const count = (): number => faker.number.int({ min: 0, max: 2400 });
export const few = (): number => faker.number.int({ min: 0, max: 12 });
export const moment = (): string => faker.date.recent({ days: 20 }).toISOString();

/** A picture without a server: two colours that go together, and a horizon. */
export function picture(width = 1280, height = 1600): string {
  const hue = faker.number.int({ max: 359 });
  const line = Math.round(height * faker.number.float({ min: 0.45, max: 0.7 }));
  const stops = `<stop stop-color="hsl(${hue} 70% 68%)"/><stop offset="1" stop-color="hsl(${(hue + 40) % 360} 55% 32%)"/>`;
  const gradient = `<linearGradient id="g" x2="0" y2="1">${stops}</linearGradient>`;
  const ground = `<path d="M0 ${line}Q${width / 2} ${line - height / 8} ${width} ${line}V${height}H0z" fill="hsl(${hue} 45% 18% / .55)"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${gradient}<rect width="100%" height="100%" fill="url(#g)"/>${ground}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const currencies = (): Currency[] => [
  { code: 'USD', symbol: '$', exchangeRate: 1, countryCode: 'US' },
  { code: 'EUR', symbol: '€', exchangeRate: 0.92, countryCode: null },
  { code: 'CAD', symbol: 'CA$', exchangeRate: 1.36, countryCode: 'CA' },
];
export const menus = (): MenuItem[] => [
  { title: 'Terms', href: '/page/terms' },
  { title: 'Privacy', href: '/page/privacy' },
  { title: 'Contact', href: '/contact' },
];

/** One to four of a thing. */
export const some = <T>(make: () => T): T[] => faker.helpers.multiple(make, { count: { min: 1, max: 4 } });

/** A whole list of six: nothing more follows. */
export function listOf<T>(make: () => T): { data: T[]; total: number; isMore: boolean } {
  const data = Array.from({ length: 6 }, make);
  return { data, total: data.length, isMore: false };
}
