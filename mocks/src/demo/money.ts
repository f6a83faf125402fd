import type { DemoContent, Tip, TopUp } from './types.ts';

/** The tips. A fan without an entry in {@link topUps} buys tokens on the day before the first tip. */
export const tips: readonly Tip[] = [
  { by: 'noor', to: 'mara', amount: 25, message: 'For cheese and quince on kiln day.', daysAgo: 61 },
  { by: 'noor', to: 'trio', amount: 20, message: 'For the second first set.', daysAgo: 41 },
  { by: 'noor', to: 'odile', amount: 15, message: 'Fold two. You know.', daysAgo: 19 },
  { by: 'noor', to: 'ines', amount: 10, message: 'First crater found.', daysAgo: 8 },
  { by: 'noor', to: 'mara', amount: 20, message: 'For the slumped one.', daysAgo: 1.3 },
  { by: 'leila', to: 'mara', amount: 15, message: 'Less coffee, more window.', daysAgo: 24 },
  { by: 'celine', to: 'mara', amount: 30, message: 'Forty-one of forty-five.', daysAgo: 5 },
  { by: 'paulo', to: 'mara', amount: 10, daysAgo: 33 },
  { by: 'greta', to: 'mara', amount: 12.5, message: 'For the dog.', daysAgo: 12 },
  { by: 'bea', to: 'mara', amount: 20, message: 'A new sieve for ash number ten.', daysAgo: 0.26 },
  { by: 'aiko', to: 'mara', amount: 10, daysAgo: 0.09 },
  { by: 'oskar', to: 'trio', amount: 15, message: 'For the fridge.', daysAgo: 28 },
  { by: 'joel', to: 'trio', amount: 20, message: 'Green chair fund.', daysAgo: 0.6 },
  { by: 'celine', to: 'trio', amount: 10, message: 'The bus deserves it.', daysAgo: 9 },
  { by: 'lucia', to: 'tomas', amount: 10, message: 'Para la fuente.', daysAgo: 14 },
  { by: 'marta', to: 'tomas', amount: 12, message: 'Pan con tomate.', daysAgo: 3 },
  { by: 'ravi', to: 'odile', amount: 18, message: 'Already buttered.', daysAgo: 30 },
  { by: 'ewan', to: 'odile', amount: 10, message: 'Two under the counter, please.', daysAgo: 0.4 },
  { by: 'lucia', to: 'ines', amount: 15, message: 'De parte de mi abuela.', daysAgo: 6 },
  { by: 'rosa', to: 'ines', amount: 10, message: 'Los vecinos también dan las gracias.', daysAgo: 21 },
  { by: 'mei', to: 'anselm', amount: 25, message: 'For spruce that waits.', daysAgo: 17 },
  { by: 'ravi', to: 'anselm', amount: 10, message: 'From the cricketer.', daysAgo: 11 },
  { by: 'oskar', to: 'priya', amount: 10, message: 'For the walk around the board.', daysAgo: 4 },
  { by: 'imani', to: 'hanneke', amount: 10, message: 'Slug bus fare.', daysAgo: 7 },
  { by: 'nadia', to: 'kofi', amount: 20, message: 'For a new fan.', daysAgo: 0.8 },
  { by: 'leila', to: 'kofi', amount: 15, message: 'For your mother.', daysAgo: 13 },
  { by: 'sam', to: 'wren', amount: 12, message: 'Eleven kettles.', daysAgo: 16 },
  { by: 'fergus', to: 'wren', amount: 10, message: 'On the cat.', daysAgo: 0.2 },
  { by: 'sam', to: 'yuki', amount: 10, message: 'Tab D sends regards.', daysAgo: 22 },
  { by: 'mei', to: 'sefa', amount: 15, daysAgo: 10 },
];

/** The top-ups of the demo login: 210 tokens in total, of which 90 are spent. */
export const topUps: readonly TopUp[] = [
  { by: 'noor', amount: 50, card: 'visa', coupon: 'FIRSTKILN', daysAgo: 120 },
  { by: 'noor', amount: 100, card: 'authentication', daysAgo: 62 },
  { by: 'noor', amount: 60, card: 'declined', daysAgo: 20.02 },
  { by: 'noor', amount: 60, card: 'mastercard', daysAgo: 20 },
];

export const recentFollows: DemoContent['recentFollows'] = [
  { by: 'dani', to: 'mara', daysAgo: 0.19 },
  { by: 'ravi', to: 'mara', daysAgo: 0.03 },
  { by: 'ada', to: 'mara', daysAgo: 0.9 },
  { by: 'fergus', to: 'trio', daysAgo: 0.5 },
  { by: 'dani', to: 'ines', daysAgo: 0.31 },
  { by: 'tim', to: 'ines', daysAgo: 1.4 },
];
