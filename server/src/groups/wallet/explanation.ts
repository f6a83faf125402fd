import type { BalanceEntry, BalanceEntryKind, BalanceExplanation, BalanceFigure } from '@fanlight/sdk/models';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { runPrepared, type Slot, type Slots } from '../../db/prepared.ts';
import {
  charges,
  earnings,
  ledgerAccounts,
  ledgerEntries,
  ledgerSums,
  ledgerTransactions,
  receivables,
} from '../../db/schema/index.ts';
import { countPrepared, type Page, type PageRequest, shapeOfPage, toPage, valuesOfPage } from '../../http/paging.ts';
import type { PersonAccountKind } from '../../ledger/ledger.ts';
import { fromHundredths } from '../../ledger/money.ts';
import type { Db } from '../../ports/index.ts';

/** The viewer whose figures are explained, and the time at which earnings are held or payable. */
interface Subject {
  userId: string;
  /** The time in ISO format. */
  now: string;
}

/** The ledger account of each figure. Payable and held earnings share an account (rule M3). */
const accounts: Record<BalanceFigure, PersonAccountKind> = {
  payable: 'earnings',
  held: 'earnings',
  frozen: 'frozen-earnings',
  payout: 'payout-earnings',
  receivable: 'earnings',
};

const accountColumn = (column: SQL | typeof ledgerAccounts.id, userId: Slot<string>, kind: PersonAccountKind) =>
  sql`(select ${column} from ${ledgerAccounts}
    where ${ledgerAccounts.ownerId} = ${userId} and ${ledgerAccounts.kind} = ${kind})`;

/** The entries of an account that fulfil a condition. A transaction has at most one entry in an account of a user. */
const entriesOf = (userId: Slot<string>, kind: PersonAccountKind, condition?: SQL) => sql`
  select ${ledgerEntries.transactionId} as id, ${ledgerTransactions.kind} as kind, ${ledgerEntries.amount} as amount,
    ${ledgerTransactions.referenceId} as reference_id, ${ledgerTransactions.createdAt} as created_at
  from ${ledgerEntries}
  inner join ${ledgerTransactions} on ${ledgerTransactions.id} = ${ledgerEntries.transactionId}
  where ${and(sql`${ledgerEntries.accountId} = ${accountColumn(ledgerAccounts.id, userId, kind)}`, condition)}`;

/** The transactions whose earnings are held. They are read once and compared by hash. */
const heldTransactions = ({ userId, now }: Slots<Subject>) => sql`(
  select ${earnings.transactionId} from ${earnings}
  where ${earnings.ownerId} = ${userId} and ${earnings.payableAt} > ${now}::timestamptz)`;

/** The lines of a figure, as a query with the columns `id`, `kind`, `amount`, `reference_id` and `created_at`. */
function linesOf(figure: BalanceFigure, subject: Slots<Subject>): SQL {
  const { userId } = subject;
  const kind = accounts[figure];
  switch (figure) {
    case 'held':
      return entriesOf(userId, kind, sql`${ledgerEntries.transactionId} in ${heldTransactions(subject)}`);
    case 'payable':
      return entriesOf(userId, kind, sql`${ledgerEntries.transactionId} not in ${heldTransactions(subject)}`);
    case 'receivable':
      // The platform's account of debts is not divided by user, so the debts are read from their own table.
      return sql`select ${receivables.id} as id, 'debt' as kind, ${receivables.amount} as amount,
          null as reference_id, ${receivables.createdAt} as created_at
        from ${receivables} where ${receivables.ownerId} = ${userId}
        union all ${entriesOf(userId, kind, eq(ledgerTransactions.kind, 'recovery'))}`;
    default:
      return entriesOf(userId, kind);
  }
}

/**
 * Splits the sum of lines into the figure and the amount that is carried over. Users spend payable earnings first, so
 * what exceeds them comes out of held earnings (rule M3). Amounts are in integer hundredths.
 *
 * @param balance - the balance of the account that payable and held earnings share
 */
function carryOver(figure: BalanceFigure, sum: number, balance: number): { amount: number; carriedOver: number } {
  const excess = figure === 'payable' ? -sum : figure === 'held' ? sum - balance : 0;
  const carriedOver = Math.max(0, excess) * (figure === 'held' ? -1 : 1);
  return { amount: sum + carriedOver, carriedOver: carriedOver || 0 };
}

/** The sums of an account, as a query with the columns `kind`, `is_paid_in`, `amount` and `total`. */
const sumsOf = (userId: Slot<string>, kind: PersonAccountKind, condition?: SQL) => sql`
  select ${ledgerSums.kind} as kind, ${ledgerSums.isPaidIn} as is_paid_in, ${ledgerSums.amount} as amount,
    ${ledgerSums.totalEntries} as total
  from ${ledgerSums} where ${and(sql`${ledgerSums.accountId} = ${accountColumn(ledgerAccounts.id, userId, kind)}`, condition)}`;

/** The sums of the held lines, which are those of the last days. `sign` is -1 to deduct them. */
const heldSums = (subject: Slots<Subject>, sign: 1 | -1) => sql`
  select line.kind, line.amount > 0 as is_paid_in, ${sql.raw(String(sign))} * line.amount as amount,
    ${sql.raw(String(sign))} as total
  from (${linesOf('held', subject)}) as line`;

/** The sums of a figure's lines. Only the lines that are held are read one by one. */
function sumsOfFigure(figure: BalanceFigure, subject: Slots<Subject>): SQL {
  const { userId } = subject;
  const kind = accounts[figure];
  switch (figure) {
    case 'held':
      return heldSums(subject, 1);
    case 'payable':
      return sql`${sumsOf(userId, kind)} union all ${heldSums(subject, -1)}`;
    case 'receivable':
      return sql`select 'debt' as kind, true as is_paid_in, ${receivables.amount} as amount, 1 as total
        from ${receivables} where ${receivables.ownerId} = ${userId}
        union all ${sumsOf(userId, kind, eq(ledgerSums.kind, 'recovery'))}`;
    default:
      return sumsOf(userId, kind);
  }
}

/** Explains a figure by the sums of its lines, with one statement (operation `getBalanceExplanation`). */
export async function explainBalance(db: Db, figure: BalanceFigure, subject: Subject): Promise<BalanceExplanation> {
  const rows = await runPrepared(db, `explanation of ${figure} earnings`, { ...subject }, (slots) =>
    db
      .select({
        kind: sql<BalanceEntryKind>`part.kind`,
        amount: sql`sum(part.amount)`.mapWith(Number),
        totalEntries: sql`sum(part.total)`.mapWith(Number),
        balance: accountColumn(sql`${ledgerAccounts.balance}`, slots.userId, 'earnings').mapWith(Number),
      })
      .from(sql`(${sumsOfFigure(figure, slots)}) as part`)
      .groupBy(sql`part.kind, part.is_paid_in`)
      .having(sql`sum(part.total) > 0`)
      .orderBy(sql`sum(part.amount) desc`),
  );
  const sum = rows.reduce((total, { amount }) => total + amount, 0);
  const { amount, carriedOver } = carryOver(figure, sum, rows[0]?.balance ?? 0);
  return {
    figure,
    amount: fromHundredths(amount),
    carriedOver: fromHundredths(carriedOver),
    sums: rows.map((row) => ({
      kind: row.kind,
      amount: fromHundredths(row.amount),
      totalEntries: row.totalEntries,
    })),
  };
}

/** The kinds of transactions by which a fan pays a performer. */
const saleKinds: ReadonlySet<string> = new Set(['tip', 'purchase', 'subscription']);
/** The kinds of transactions whose reference is a payout. The reference of `payout-change` is the change itself. */
const payoutKinds: ReadonlySet<string> = new Set(['payout-hold', 'payout-return', 'payout']);

interface LineRow {
  id: string;
  kind: BalanceEntryKind;
  amount: number;
  referenceId: string | null;
  createdAt: Date;
  payableAt: Date | null;
  title: string | null;
}

const toEntry = ({ id, kind, amount, referenceId, createdAt, payableAt, title }: LineRow): BalanceEntry => ({
  _id: id,
  kind,
  amount: fromHundredths(amount),
  title,
  referenceId: (saleKinds.has(kind) && amount > 0) || payoutKinds.has(kind) ? referenceId : null,
  payableAt: amount > 0 ? (payableAt?.toISOString() ?? null) : null,
  createdAt: createdAt.toISOString(),
});

/** Lists the lines of a figure, with one statement and one that counts them (operation `listBalanceEntries`). */
export async function listBalanceEntries(
  db: Db,
  figure: BalanceFigure,
  subject: Subject,
  page: PageRequest,
): Promise<Page<BalanceEntry>> {
  const isDescending = page.sort === 'desc';
  const key = `entries of ${figure} earnings`;
  const rows = await runPrepared(db, `${key}, ${shapeOfPage(page)}`, { ...subject, ...valuesOfPage(page) }, (slots) =>
    db
      .select({
        id: sql<string>`line.id`,
        kind: sql<BalanceEntryKind>`line.kind`,
        amount: sql`line.amount`.mapWith(ledgerEntries.amount),
        referenceId: sql<string | null>`line.reference_id`,
        createdAt: sql`line.created_at`.mapWith(ledgerTransactions.createdAt),
        payableAt: earnings.payableAt,
        title: sql<string | null>`case when line.kind = 'tip' then ${charges.message} else ${charges.title} end`,
      })
      .from(sql`(${linesOf(figure, slots)}) as line`)
      .leftJoin(earnings, sql`${earnings.transactionId} = line.id and ${earnings.ownerId} = ${slots.userId}`)
      // A referral share refers to the charge of another performer, whose title the viewer may not see.
      .leftJoin(charges, sql`${charges.id} = line.reference_id and line.kind in ('tip', 'purchase', 'subscription')`)
      .where(
        page.cursor === undefined
          ? undefined
          : isDescending
            ? sql`line.id < ${slots.cursor}`
            : sql`line.id > ${slots.cursor}`,
      )
      .orderBy(isDescending ? sql`line.id desc nulls last` : sql`line.id asc nulls first`)
      .limit(slots.rows)
      .offset(slots.offset),
  );
  const total = await countPrepared(db, key, { ...subject }, (slots) => [
    sql`select 1 from (${linesOf(figure, slots)}) as line`,
  ]);
  return toPage(rows, page, total, ({ id }) => id, toEntry);
}
