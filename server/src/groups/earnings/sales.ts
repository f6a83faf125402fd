import type { EarningInterval, EarningStatus, EarningType, ListEarningsParams } from '@fanlight/sdk/models';
import { and, eq, gt, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { runPrepared, type Slot } from '../../db/prepared.ts';
import { charges, earningDays, earnings, ledgerTransactions, payments } from '../../db/schema/index.ts';
import {
  countPrepared,
  isWithin,
  keyOfSorted,
  type Page,
  type PageRequest,
  type SortKey,
  sortedKeyset,
  toPage,
  valuesOfPage,
} from '../../http/paging.ts';
import { payableAtOf } from '../../ledger/earnings.ts';
import type { Db } from '../../ports/index.ts';
import { startOfCalendarDay } from './periods.ts';

/** A performer's earning, with the charge or the card payment that has caused it. Amounts are in hundredths. */
export interface SaleRow {
  /** The id of the ledger transaction. */
  transactionId: string;
  /** The id of the charge or the card payment. */
  id: string;
  type: EarningType;
  status: EarningStatus;
  payerId: string;
  objectId: string | null;
  title: string | null;
  message: string | null;
  gross: number;
  net: number;
  payableAt: Date;
  createdAt: Date;
}

/** The filters and the order of a performer's earnings. */
export type SalesFilter = Pick<ListEarningsParams, 'from' | 'to' | 'type' | 'status' | 'sortBy'>;

/** The kinds of transactions that a fan pays for. Referral earnings have their own list. */
const saleKinds = ['tip', 'purchase', 'subscription'] as const;

const typeColumn = sql<EarningType>`coalesce(${charges.type}, ${payments.type})`;

/** Whether the whole earning was reversed, by refunds and lost disputes or by a refund of the charge. */
const isRefunded = sql`(coalesce(${charges.status}, 'paid') = 'refunded' or ${earnings.reversed} >= ${earnings.amount})`;

const statusAt = (now: Slot<string>) => sql<EarningStatus>`case
  when ${isRefunded} then 'refunded'
  when ${earnings.frozen} > 0 then 'frozen'
  when ${earnings.payableAt} > ${now}::timestamptz then 'held'
  else 'payable' end`;

/** Returns the time at which an earning of the start of a day is payable. The index contains this time. */
const payableAtOfDay = (day: string, addedDays = 0) => payableAtOf(startOfCalendarDay(day, addedDays)).toISOString();

function conditionOf(slots: { ownerId: Slot<string>; now: Slot<string> }, filter: SalesFilter): SQL | undefined {
  const { from, to } = filter;
  return and(
    eq(earnings.ownerId, slots.ownerId),
    inArray(ledgerTransactions.kind, saleKinds),
    isWithin(earnings.payableAt, {
      ...(from && { from: payableAtOfDay(from) }),
      ...(to && { to: payableAtOfDay(to, 1) }),
    }),
    filter.type ? sql`${typeColumn} = ${filter.type}` : undefined,
    filter.status ? sql`${statusAt(slots.now)} = ${filter.status}` : undefined,
  );
}

const sortKeys: Record<'createdAt' | 'net', SortKey<SaleRow>> = {
  // Ids are in the order of their creation, and the index ends with the id.
  createdAt: { column: earnings.transactionId, type: 'text', of: ({ transactionId }) => transactionId },
  net: { column: earnings.amount, type: 'bigint', of: ({ net }) => net },
};

/** The tables of a performer's earnings, joined with what has caused them. */
const salesFrom = sql`from ${earnings}
      inner join ${ledgerTransactions} on ${ledgerTransactions.id} = ${earnings.transactionId}
      left join ${charges} on ${charges.id} = ${ledgerTransactions.referenceId}
      left join ${payments} on ${payments.id} = ${ledgerTransactions.referenceId}`;

const grossColumn = sql`coalesce(${charges.amount}, ${payments.amount})`;

/** Returns the key of a prepared statement; undefined for the rare variants with a filter. */
const keyOf = ({ from, to, type, status }: SalesFilter) =>
  [from, to, type, status].some(Boolean) ? undefined : 'sales';

/** Reads a page of what a performer has earned, without counting the rest. Reads one row more than the page has. */
async function readSales(db: Db, ownerId: string, filter: SalesFilter, page: PageRequest, now: Date) {
  const { sortBy = 'createdAt' } = filter;
  const { after, order, cursorOf } = sortedKeyset(
    sortKeys[sortBy],
    earnings.transactionId,
    ({ transactionId }) => transactionId,
    page,
  );
  const values = { ownerId, now: now.toISOString(), ...valuesOfPage(page) };
  const rows: SaleRow[] = await runPrepared(db, keyOfSorted(keyOf(filter), sortBy, page), values, (slots) =>
    db
      .select({
        transactionId: earnings.transactionId,
        id: ledgerTransactions.referenceId,
        type: typeColumn,
        status: statusAt(slots.now),
        payerId: sql<string>`coalesce(${charges.payerId}, ${payments.userId})`,
        objectId: charges.objectId,
        title: charges.title,
        message: charges.message,
        gross: grossColumn.mapWith(charges.amount),
        net: earnings.amount,
        payableAt: earnings.payableAt,
        createdAt: ledgerTransactions.createdAt,
      })
      .from(earnings)
      .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, earnings.transactionId))
      .leftJoin(charges, eq(charges.id, ledgerTransactions.referenceId))
      .leftJoin(payments, eq(payments.id, ledgerTransactions.referenceId))
      .where(and(conditionOf(slots, filter), after))
      .orderBy(...order)
      .limit(slots.rows)
      .offset(slots.offset),
  );
  return { rows, cursorOf };
}

/** Lists what a performer has earned from sales, tips and subscriptions. The status is that at the time `now`. */
export async function listSales(
  db: Db,
  ownerId: string,
  filter: SalesFilter,
  page: PageRequest,
  now: Date,
): Promise<Page<SaleRow>> {
  const { rows, cursorOf } = await readSales(db, ownerId, filter, page, now);
  const values = { ownerId, now: now.toISOString() };
  const total = await countPrepared(db, keyOf(filter), values, (slots) => [
    sql`select 1 ${salesFrom} where ${conditionOf(slots, filter)}`,
  ]);
  return toPage(rows, page, total, cursorOf);
}

/** The number of earnings that an export reads with one statement. */
const exportedRows = 500;

/** Yields all earnings that the list has with the same filter, latest first, in pages. */
export async function* readAllSales(
  db: Db,
  ownerId: string,
  filter: Omit<SalesFilter, 'sortBy'>,
  now: Date,
): AsyncGenerator<SaleRow[], void> {
  let cursor: string | undefined;
  do {
    const page = { limit: exportedRows, offset: 0, cursor, sort: 'desc' as const };
    const { rows, cursorOf } = await readSales(db, ownerId, filter, page, now);
    const shown = rows.slice(0, exportedRows);
    const last = shown.at(-1);
    cursor = rows.length > exportedRows && last ? cursorOf(last) : undefined;
    yield shown;
  } while (cursor !== undefined);
}

/** The sums of a performer's earnings of one type in one interval, in integer hundredths. */
export interface SalesSum {
  /** The first day of the interval, such as `2026-05-21`. */
  day: string;
  type: EarningType;
  gross: number;
  net: number;
  totalSales: number;
}

/**
 * Sums a performer's earnings by interval and type, without what refunds and lost disputes have reversed. Reads the sums
 * of the days, so that the time does not depend on the number of earnings.
 *
 * @param filter - the first and last day (UTC) of the period, and the type
 */
export async function sumSales(
  db: Db,
  ownerId: string,
  { from, to, type }: Pick<SalesFilter, 'from' | 'to' | 'type'>,
  interval: EarningInterval,
): Promise<SalesSum[]> {
  const { rows } = (await db.execute(sql`
    select to_char(date_trunc(${interval}, ${earningDays.day}::timestamp), 'YYYY-MM-DD') as day, ${earningDays.type} as type,
      sum(${earningDays.gross})::float8 as gross, sum(${earningDays.net})::float8 as net,
      sum(${earningDays.totalSales})::int as "totalSales"
    from ${earningDays}
    where ${and(
      eq(earningDays.ownerId, ownerId),
      from ? gte(earningDays.day, from) : undefined,
      to ? lte(earningDays.day, to) : undefined,
      type ? eq(earningDays.type, type) : undefined,
      gt(earningDays.totalSales, 0),
    )}
    group by 1, 2`)) as unknown as { rows: SalesSum[] };
  return rows;
}
