// Makes the fields of mock objects consistent. Fields that belong together are found by their names.
import { inLanguage } from './menus.ts';
import { requestLanguage } from './seed.ts';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob);

/**
 * Returns the content by which items are compared. It does not include the id and the times of an object with an id, so
 * that two copies with different ids have the same content.
 */
const contentOf = (item: unknown): string =>
  JSON.stringify(
    isFields(item) && '_id' in item ? Object.entries(item).filter(([key]) => key !== '_id' && !/At$/.test(key)) : item,
  );

/** Returns the items without copies of earlier items, such as the same saved card or the same city. */
function withoutCopies(items: unknown[]): unknown[] {
  const contents = new Set<string>();
  return items.filter((item) => {
    const content = contentOf(item);
    return !contents.has(content) && contents.add(content);
  });
}

/** If the items have the field `isDefault`, as cards and addresses do, makes only the first item the default. */
function fixDefault(items: Fields[]): void {
  if (items.every(({ isDefault }) => typeof isDefault === 'boolean'))
    items.forEach((item, i) => void Object.assign(item, { isDefault: i === 0 }));
}

/**
 * Removes repeated items of a list, sorts it with the newest item first, numbers its events, and sets the default item,
 * `total`, `isMore` and `cursor`.
 */
function fixList(list: Fields & { data: unknown[] }, overrides: Fields): void {
  if (!('data' in overrides)) {
    list.data = withoutCopies(list.data);
    const items = list.data.filter(isFields);
    if (items.every((item) => 'channel' in item && 'no' in item)) {
      const channel = items[0]?.channel;
      items.forEach((item, i) => void Object.assign(item, { channel, no: i + 1 }));
    } else if (items.every((item) => typeof item.createdAt === 'string')) {
      items.sort((a, b) => String(b.createdAt).localeCompare(String(a.createdAt)));
      list.data = items;
    }
    fixDefault(items);
  }
  if (!('total' in overrides)) list.total = list.data.length;
  if (!('isMore' in overrides)) list.isMore = false;
  if (!list.isMore && !('cursor' in overrides)) delete list.cursor;
  if ('totalIsCapped' in list && !('totalIsCapped' in overrides)) list.totalIsCapped = false;
}

const isUser = (thing: Fields): boolean => 'username' in thing;

/** Returns a copy in which the only URLs are those of users and previews (rule A2). */
function withoutUrls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUrls);
  if (!isFields(value) || isUser(value)) return value;
  const entries = Object.entries(value).map(([key, part]): [string, unknown] => {
    if (/^url$|Url$/.test(key) || key === 'storyboard') return [key, null];
    return [key, key === 'thumbnails' ? [] : withoutUrls(part)];
  });
  return Object.fromEntries(entries);
}

/** Removes the URLs of a locked item. */
function fixLockedItem(item: Fields, overrides: Fields): void {
  if ('isTeaser' in item && !('isTeaser' in overrides)) item.isTeaser = true;
  for (const [key, part] of Object.entries(item))
    if (typeof part === 'object' && !(key in overrides)) item[key] = withoutUrls(part);
}

const TIME_PAIRS = [
  ['createdAt', 'updatedAt'],
  ['startedAt', 'endedAt'],
  ['startsAt', 'endsAt'],
  ['startsAt', 'expiresAt'],
] as const;

/** Swaps times that are in the wrong order, such as an update before the creation. */
function fixTimes(thing: Fields, overrides: Fields): void {
  for (const [first, second] of TIME_PAIRS) {
    const [a, b] = [thing[first], thing[second]];
    if (first in overrides || second in overrides || typeof a !== 'string' || typeof b !== 'string' || a <= b) continue;
    thing[first] = b;
    thing[second] = a;
  }
}

/** Sets the balance after a payment to the balance before the payment minus the amount. */
function fixReceipt(receipt: Fields, overrides: Fields): void {
  const paid = Object.values(receipt).find((part) => isFields(part) && typeof part.amount === 'number');
  const { balanceBefore } = receipt;
  if (!isFields(paid) || typeof balanceBefore !== 'number' || typeof receipt.balance !== 'number') return;
  if ('balance' in overrides || balanceBefore < Number(paid.amount)) return;
  receipt.balance = Math.round((balanceBefore - Number(paid.amount)) * 100) / 100;
}

/** The types of objects that have no picture of their own. */
const withoutPicture = new Set(['performer', 'user', 'charge', 'subscription', 'conversation', 'payout']);

/** Removes the thumbnail of a notification about an object without a picture. */
function fixThumbnail(thing: Fields, overrides: Fields): void {
  if ('thumbnailUrl' in overrides || !('thumbnailUrl' in thing)) return;
  if (withoutPicture.has(String(thing.objectType))) thing.thumbnailUrl = null;
}

/** Sets totals to the sums of their parts, such as the votes of a poll. */
function fixTotals(thing: Fields, overrides: Fields): void {
  for (const key of Object.keys(thing).filter((one) => /^total[A-Z]/.test(one) && !(one in overrides)))
    for (const parts of Object.values(thing).filter(Array.isArray))
      if (parts.length > 0 && parts.every((part) => isFields(part) && typeof part[key] === 'number'))
        thing[key] = parts.reduce((sum: number, part: Fields) => sum + Number(part[key]), 0);
}

/** Of parts that have a type but no id, such as the bundles of a performer, keeps one of each type. */
function fixTypes(thing: Fields, overrides: Fields): void {
  for (const [key, parts] of Object.entries(thing)) {
    if (!Array.isArray(parts) || key in overrides) continue;
    if (!parts.every((part) => isFields(part) && typeof part.type === 'string' && !('_id' in part))) continue;
    thing[key] = [...new Map(parts.toReversed().map((part) => [part.type, part])).values()].toReversed();
  }
}

/**
 * Makes the fields of an object consistent: the totals of lists, the files of locked items, the order of times,
 * balances and sums, parts of different types, and the thumbnails of notifications.
 *
 * @param overrides - the fields that a test or a story has set; they are not changed
 */
export function makeConsistent<T extends object>(thing: T, overrides: object = {}): T {
  const fields = thing as Fields;
  const given = overrides as Fields;
  if (Array.isArray(fields.data) && 'total' in fields && 'isMore' in fields)
    fixList(fields as Fields & { data: unknown[] }, given);
  if (isFields(fields.access) && fields.access.isAllowed === false) fixLockedItem(fields, given);
  if ('balanceBefore' in fields) fixReceipt(fields, given);
  fixTimes(fields, given);
  fixThumbnail(fields, given);
  fixTypes(fields, given);
  fixTotals(fields, given);
  // The operator writes the links of the footer in each language.
  if (Array.isArray(fields.menus) && !given.menus) fields.menus = inLanguage(fields.menus, requestLanguage());
  return thing;
}
