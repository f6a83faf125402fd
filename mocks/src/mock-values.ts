// Values for the properties of mocks that have no suitable example in the contract. They are derived from the seed.
import { faker, hash, now, turn } from './seed.ts';

interface MockUser {
  _id: string;
  name: string;
  username: string;
  avatar: string;
  bio: string;
}

const USERS = [
  ['Mara Quill', 'mara.clay', 'Stoneware with a memory of the river. Kiln day is usually Thursday.'],
  ['Blue Hour Trio', 'bluehour.trio', 'Piano, bass, drums. One take, with the bells left in.'],
  ['Tomás Ibarra', 'tomas.cumbres', 'Corro por la montaña y lo cuento despacio.'],
  ['Odile Marchetti', 'odile.bakes', 'Pastry in Lyon, from four in the morning.'],
  ['Inés Valdivia', 'ines.cielo', 'Astrónoma en el desierto de Atacama. Respondo preguntas de noche.'],
  ['Anselm Brandt', 'anselm.luthier', 'Two violins and three guitars a year. Wood, glue, patience.'],
  ['Priya Raman', 'priya.plays', 'Endgames first, openings last, blunders every Friday.'],
  ['Hanneke de Wit', 'hanneke.grows', 'Half a hectare of clay soil, eleven beds, one shed with opinions.'],
  ['Kofi Mensah', 'kofi.moves', 'Street dance from Accra, for people with two left feet.'],
  ['Wren Castellane', 'wren.onair', 'Plays for the ear, recorded in a wardrobe in Galway.'],
  ['Yuki Tanabe', 'yuki.folds', 'Pop-up books, folded light, cranes when I am thinking.'],
  ['Sefa Tuala', 'sefa.tides', 'I count small things between high and low water.'],
] as const;

const TITLES = ['Kiln day', 'Blue hour', 'The long ridge', 'Laminated, day two', 'Winter spruce', 'Low tide at six'];
const SENTENCES = [
  'Two cracked, one sang.',
  'The one where the rain joins in.',
  'A fox kept pace for two kilometres of it.',
  'The layers are finally speaking to each other.',
  'Felled the winter my teacher was born.',
  'Nudibranchs smaller than a grain of rice.',
];

const hex = (text: string): string =>
  [1, 2, 3].map((part) => hash(`${part} ${text}`).toString(16).padStart(8, '0')).join('');

/** Returns the id of a user by the username. It is the same in every response. */
export const idOf = (username: string): string => hex(username);
/** Returns the picture of a user by the username. It is the same in every response. */
export const portraitOf = (username: string): string => draw(320, 320, hash(username) % 360, 0.6);

const userOf = ([name, username, bio]: (typeof USERS)[number]): MockUser => ({
  ...{ name, username, bio },
  ...{ _id: idOf(username), avatar: portraitOf(username) },
});

/** Returns a property of the next user. The properties of a user always have the same values. */
export const userField = <K extends keyof MockUser>(owner: string, property: K): MockUser[K] =>
  userOf(turn(owner, property, USERS))[property];

/** Finds a user by username or id. */
export function findUser(word: string): MockUser | undefined {
  const found = USERS.find(([, username]) => username === word || idOf(username) === word);
  return found && userOf(found);
}

/** Returns a random id. */
export const id = (): string => faker.string.hexadecimal({ length: 24, casing: 'lower', prefix: '' });
/** Returns a typical amount of tokens. */
export const tokens = (): number => faker.helpers.arrayElement([10, 15, 25, 40, 50, 75, 100]);
/** Returns a random number that is about as large as an example. */
export const numberNear = (example: number, most = Number.POSITIVE_INFINITY): number =>
  Math.min(most, Math.round(example * faker.number.float({ min: 0.4, max: 1.7 })));
/** Returns a small random number between `least` and `most`. */
export const smallNumber = (least: number, most = least + 11): number =>
  faker.number.int({ min: least, max: Math.min(most, least + 11) });
/** Returns a time in the last 20 days, more often a recent one: minutes, hours and days ago are equally likely. */
export function pastTime(): string {
  const minutes = (20 * 24 * 60) ** faker.number.float();
  return new Date(now().getTime() - Math.round(minutes * 60_000)).toISOString();
}
/** Returns a time in the next 30 days. */
export const futureTime = (): string => faker.date.soon({ days: 30, refDate: now() }).toISOString();
/** Returns a date some decades ago, such as a date of birth. */
export const pastDate = (): string => faker.date.past({ years: 30, refDate: '1996-03-04' }).toISOString().slice(0, 10);
/** Returns the e-mail address of a user. */
export const email = (): string => `${turn('Email', '', USERS)[1]}@fanlight.example`;

/** Returns a text for a property without examples, which is a title or a sentence. It has at most `most` characters. */
export function words(property: string, most: number): string {
  const values = /name|title|label|subject|caption/i.test(property) ? TITLES : SENTENCES;
  return turn('Words', property, values).slice(0, most).trim();
}

/** Returns an array of generated items. */
export const some = <T>(make: () => T, least: number, most = least): T[] =>
  Array.from({ length: faker.number.int({ min: least, max: most }) }, make);

/** Returns a random subset of the values, in their order. */
export function pickSome<T>(values: readonly T[], least: number, most: number): T[] {
  const picked = faker.helpers.arrayElements(values, { min: least, max: Math.min(most, values.length) });
  return values.filter((value) => picked.includes(value));
}

function draw(width: number, height: number, hue: number, horizon: number): string {
  const line = Math.round(height * horizon);
  const stops = `<stop stop-color="hsl(${hue} 70% 68%)"/><stop offset="1" stop-color="hsl(${(hue + 40) % 360} 55% 32%)"/>`;
  const gradient = `<linearGradient id="g" x2="0" y2="1">${stops}</linearGradient>`;
  const ground = `<path d="M0 ${line}Q${width / 2} ${line - height / 8} ${width} ${line}V${height}H0z" fill="hsl(${hue} 45% 18% / .55)"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${gradient}<rect width="100%" height="100%" fill="url(#g)"/>${ground}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Returns a generated landscape as a data URL. */
export const picture = (width = 1280, height = 1600): string =>
  draw(width, height, faker.number.int({ max: 359 }), faker.number.float({ min: 0.45, max: 0.7 }));
