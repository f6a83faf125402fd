import type { PurchaseType } from '@fanlight/sdk/models';
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { thumbnailFileIds } from '../../content/index.ts';
import { existsPerRow } from '../../db/exists.ts';
import { runPrepared, type Slot } from '../../db/prepared.ts';
import { charges, feeds, galleries, products, users, videos } from '../../db/schema/index.ts';
import {
  containsWords,
  countPrepared,
  isWithin,
  keyOfSorted,
  keyset,
  type Page,
  type PageRequest,
  pageIn,
  type SortKey,
  shapeOfPage,
  sortedKeyset,
  toPage,
  valuesOfPage,
} from '../../http/paging.ts';
import type { Db } from '../../ports/index.ts';

export type ChargeRow = typeof charges.$inferSelect;

/** A charge for an item, and the current state of the item. */
export interface PurchaseRow {
  charge: ChargeRow;
  /** The id of the item's thumbnail. */
  thumbnailFileId: string | null;
  /** False if the item was deleted or taken down. */
  isReachable: boolean;
  isDigitalProduct: boolean;
}

/** The filters of a list of charges. */
export interface ChargeFilter {
  type?: string | undefined;
  performerId?: string | undefined;
  from?: string;
  to?: string;
  q?: string | undefined;
}

/** Returns the condition for the charges of one payer. */
function chargesOf(payerId: Slot<string>, { type, performerId, from, to, q }: ChargeFilter): SQL {
  const all = and(
    eq(charges.payerId, payerId),
    type ? sql`${charges.type} = ${type}` : undefined,
    performerId ? eq(charges.performerId, performerId) : undefined,
    isWithin(charges.createdAt, { ...(from && { from }), ...(to && { to }) }),
    containsWords(sql`coalesce(${charges.title}, '')`, q),
  );
  return all ?? sql`true`;
}

const isFiltered = ({ type, performerId, from, to, q }: ChargeFilter): boolean =>
  [type, performerId, from, to, q].some(Boolean);

/** The thumbnail of the item that was bought by a charge. The item may be of any kind. */
const thumbnailOf = sql<string | null>`case ${charges.type}
  when 'feed' then (select ${thumbnailFileIds.feed} from ${feeds} where ${feeds.id} = ${charges.objectId})
  when 'gallery' then (select ${thumbnailFileIds.gallery} from ${galleries} where ${galleries.id} = ${charges.objectId})
  when 'video' then (select ${thumbnailFileIds.video} from ${videos} where ${videos.id} = ${charges.objectId})
  when 'product' then (select ${thumbnailFileIds.product} from ${products} where ${products.id} = ${charges.objectId})
  end`;

const isReachable = sql<boolean>`(${charges.status} <> 'refunded' and case ${charges.type}
  when 'feed' then ${existsPerRow(sql`select 1 from ${feeds} where ${feeds.id} = ${charges.objectId} and ${feeds.hiddenAt} is null`)}
  when 'gallery' then ${existsPerRow(sql`select 1 from ${galleries} where ${galleries.id} = ${charges.objectId} and ${galleries.hiddenAt} is null`)}
  when 'video' then ${existsPerRow(sql`select 1 from ${videos} where ${videos.id} = ${charges.objectId} and ${videos.hiddenAt} is null`)}
  when 'product' then ${existsPerRow(sql`select 1 from ${products} where ${products.id} = ${charges.objectId} and ${products.hiddenAt} is null`)}
  else false end)`;

const isDigitalProduct = sql<boolean>`(${charges.type} = 'product' and ${existsPerRow(
  sql`select 1 from ${products} where ${products.id} = ${charges.objectId} and ${products.type} = 'digital'`,
)})`;

const sortKeys: Record<'createdAt' | 'price', SortKey<PurchaseRow>> = {
  // Ids are in the order of their creation, and the index ends with the id.
  createdAt: { column: charges.id, type: 'text', of: ({ charge }) => charge.id },
  price: { column: charges.amount, type: 'bigint', of: ({ charge }) => charge.amount },
};

/** Lists a user's purchases. An item that was bought several times has one row for each purchase. */
export async function listPurchases(
  db: Db,
  payerId: string,
  filter: ChargeFilter & { type?: PurchaseType | undefined },
  sortBy: 'createdAt' | 'price',
  page: PageRequest,
): Promise<Page<PurchaseRow>> {
  const { after, order, cursorOf } = sortedKeyset(sortKeys[sortBy], charges.id, ({ charge }) => charge.id, page);
  const isMine = (slots: { payerId: Slot<string> }) =>
    and(chargesOf(slots.payerId, filter), ne(charges.type, 'tip'), ne(charges.type, 'subscription'));
  const key = isFiltered(filter) ? undefined : 'purchases';
  const pageKey = keyOfSorted(key, sortBy, page);
  const rows = await runPrepared(db, pageKey, { payerId, ...valuesOfPage(page) }, (slots) =>
    db
      .select({ charge: charges, thumbnailFileId: thumbnailOf, isReachable, isDigitalProduct })
      .from(charges)
      // Without this join, drizzle would not qualify column names, which the subqueries need.
      .innerJoin(users, eq(users.id, charges.payerId))
      .where(and(isMine(slots), after))
      .orderBy(...order)
      .limit(slots.rows)
      .offset(slots.offset),
  );
  const total = await countPrepared(db, key, { payerId }, (slots) => [
    sql`select 1 from ${charges} where ${isMine(slots)}`,
  ]);
  return toPage(rows, page, total, cursorOf);
}

/** Lists a user's charges. */
export async function listCharges(
  db: Db,
  payerId: string,
  filter: ChargeFilter,
  page: PageRequest,
): Promise<Page<ChargeRow>> {
  const key = isFiltered(filter) ? undefined : 'charges';
  const pageKey = key && `${key}, ${shapeOfPage(page)}`;
  const rows = await runPrepared(db, pageKey, { payerId, ...valuesOfPage(page) }, (slots) => {
    const { after, order } = keyset(charges.id, pageIn(slots, page));
    return db
      .select()
      .from(charges)
      .where(and(chargesOf(slots.payerId, filter), after))
      .orderBy(order)
      .limit(slots.rows)
      .offset(slots.offset);
  });
  const total = await countPrepared(db, key, { payerId }, (slots) => [
    sql`select 1 from ${charges} where ${chargesOf(slots.payerId, filter)}`,
  ]);
  return toPage(rows, page, total, ({ id }) => id);
}
