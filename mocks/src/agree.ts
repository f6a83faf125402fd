// Consistency between fields of the contract's objects, recognised by their names.

type Fields = Record<string, unknown>;

const isThing = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob);

/** A page of items: as long as its data, newest first; events are numbered. */
function agreeList(list: Fields & { data: unknown[] }, said: Fields): void {
  const items = list.data.filter(isThing);
  if (!('data' in said)) {
    if (items.every((item) => 'channel' in item && 'no' in item)) {
      const channel = items[0]?.channel;
      items.forEach((item, i) => void Object.assign(item, { channel, no: i + 1 }));
    } else if (items.every((item) => typeof item.createdAt === 'string')) {
      items.sort((a, b) => String(b.createdAt).localeCompare(String(a.createdAt)));
      list.data = items;
    }
  }
  if (!('total' in said)) list.total = list.data.length;
  if (!('isMore' in said)) list.isMore = false;
  if (!list.isMore && !('cursor' in said)) delete list.cursor;
  if ('totalIsCapped' in list && !('totalIsCapped' in said)) list.totalIsCapped = false;
}

const isPerson = (thing: Fields): boolean => 'username' in thing;

/** A file that is not to be had: its blurred preview is left, and no other address (rule A2). */
function withoutAddresses(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutAddresses);
  if (!isThing(value) || isPerson(value)) return value;
  const entries = Object.entries(value).map(([key, part]): [string, unknown] => {
    if (/^url$|Url$/.test(key)) return [key, null];
    return [key, key === 'thumbnails' ? [] : withoutAddresses(part)];
  });
  return Object.fromEntries(entries);
}

/** An item that its viewer may not see. */
function agreeLock(item: Fields, said: Fields): void {
  if ('isTeaser' in item && !('isTeaser' in said)) item.isTeaser = true;
  for (const [key, part] of Object.entries(item))
    if (typeof part === 'object' && !(key in said)) item[key] = withoutAddresses(part);
}

const PAIRS = [
  ['createdAt', 'updatedAt'],
  ['startedAt', 'endedAt'],
  ['startsAt', 'endsAt'],
  ['startsAt', 'expiresAt'],
] as const;

/** The earlier time is before the later one. */
function agreeTimes(thing: Fields, said: Fields): void {
  for (const [first, second] of PAIRS) {
    const [a, b] = [thing[first], thing[second]];
    if (first in said || second in said || typeof a !== 'string' || typeof b !== 'string' || a <= b) continue;
    thing[first] = b;
    thing[second] = a;
  }
}

/** The remaining amount is the initial one minus the payment. */
function agreeReceipt(receipt: Fields, said: Fields): void {
  const paid = Object.values(receipt).find((part) => isThing(part) && typeof part.amount === 'number');
  const { balanceBefore } = receipt;
  if (!isThing(paid) || typeof balanceBefore !== 'number' || typeof receipt.balance !== 'number') return;
  if ('balance' in said || balanceBefore < Number(paid.amount)) return;
  receipt.balance = Math.round((balanceBefore - Number(paid.amount)) * 100) / 100;
}

/** Totals are the sums of their parts, such as the votes of a poll. */
function agreeCounts(thing: Fields, said: Fields): void {
  for (const key of Object.keys(thing).filter((one) => /^total[A-Z]/.test(one) && !(one in said)))
    for (const parts of Object.values(thing).filter(Array.isArray))
      if (parts.length > 0 && parts.every((part) => isThing(part) && typeof part[key] === 'number'))
        thing[key] = parts.reduce((sum: number, part: Fields) => sum + Number(part[key]), 0);
}

/**
 * Makes the parts of a thing agree with each other: lists with their totals, locked items with their files, moments
 * with their order, receipts and counts with their sums. What somebody said of it stands as it was said.
 */
export function agree<T extends object>(thing: T, said: object = {}): T {
  const fields = thing as Fields;
  const wanted = said as Fields;
  if (Array.isArray(fields.data) && 'total' in fields && 'isMore' in fields)
    agreeList(fields as Fields & { data: unknown[] }, wanted);
  if (isThing(fields.access) && fields.access.isAllowed === false) agreeLock(fields, wanted);
  if ('balanceBefore' in fields) agreeReceipt(fields, wanted);
  agreeTimes(fields, wanted);
  agreeCounts(fields, wanted);
  return thing;
}
