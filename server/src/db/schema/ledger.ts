import type { EarningType } from '@fanlight/sdk/models';
import { sql } from 'drizzle-orm';
import { bigserial, boolean, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { hundredths, id, time } from './columns.ts';

/**
 * Ledger accounts. The row of a user's account contains the balance, which is never negative. The balance of a platform
 * account is the sum of its entries (rule M1).
 */
export const ledgerAccounts = pgTable(
  'ledger_account',
  {
    id: id('id').primaryKey(),
    /**
     * The user who owns the account; null for accounts of the platform. It is not a foreign key, because the ledger is
     * kept when a user account is deleted (rule P8).
     */
    ownerId: id('owner_id'),
    kind: text('kind', {
      enum: [
        'tokens',
        'earnings',
        'frozen-tokens',
        'frozen-earnings',
        'payout-earnings',
        'gateway',
        'commission',
        'promotion',
        'receivable',
        'payout',
      ],
    }).notNull(),
    /** The balance of a user's account. It is not updated for accounts of the platform. */
    balance: hundredths('balance').notNull().default(0),
    /** Whether the row contains the balance, which then cannot become negative. True for accounts of users. */
    isFloored: boolean('is_floored').notNull(),
  },
  (table) => [uniqueIndex('ledger_account_owner').on(table.ownerId, table.kind)],
);

/**
 * Transactions, which are balanced sets of entries and never change. Each payment or charge has at most one transaction
 * of each kind.
 */
export const ledgerTransactions = pgTable(
  'ledger_transaction',
  {
    id: id('id').primaryKey(),
    kind: text('kind', {
      enum: [
        'top-up',
        'tip',
        'purchase',
        'subscription',
        'refund',
        'dispute',
        'dispute-won',
        'dispute-lost',
        'recovery',
        'referral',
        'referral-return',
        'forfeit',
        'payout-hold',
        'payout-change',
        'payout-return',
        'payout',
      ],
    }).notNull(),
    /** The payment, the charge or the payout that has caused the transaction. */
    referenceId: id('reference_id').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [uniqueIndex('ledger_transaction_once').on(table.kind, table.referenceId)],
);

/** Changes of accounts. A positive amount is paid into the account, a negative amount out of it. */
export const ledgerEntries = pgTable(
  'ledger_entry',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    transactionId: id('transaction_id')
      .notNull()
      .references(() => ledgerTransactions.id),
    accountId: id('account_id')
      .notNull()
      .references(() => ledgerAccounts.id),
    amount: hundredths('amount').notNull(),
  },
  (table) => [
    // Transaction ids are in the order of their creation, so the index also lists an account's entries, latest first.
    index('ledger_entry_account_latest').on(table.accountId, table.transactionId.desc()),
    index('ledger_entry_transaction').on(table.transactionId),
  ],
);

/**
 * The sums of the entries of each user's account by the kind of transaction, separately for what is paid in and out. The
 * explanation of a balance reads them instead of all entries. The account is locked while they change.
 */
export const ledgerSums = pgTable(
  'ledger_sum',
  {
    accountId: id('account_id')
      .notNull()
      .references(() => ledgerAccounts.id),
    kind: text('kind').$type<(typeof ledgerTransactions.$inferSelect)['kind']>().notNull(),
    isPaidIn: boolean('is_paid_in').notNull(),
    amount: hundredths('amount').notNull(),
    totalEntries: integer('total_entries').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind, table.isPaidIn] })],
);

/** The earnings of users by transaction. The amounts never change. An earning is payable after its hold (rule M3). */
export const earnings = pgTable(
  'earning',
  {
    transactionId: id('transaction_id')
      .primaryKey()
      .references(() => ledgerTransactions.id),
    /** It is not a foreign key, because the ledger is kept when a user account is deleted (rule P8). */
    ownerId: id('owner_id').notNull(),
    amount: hundredths('amount').notNull(),
    /** The part of the amount that open disputes have frozen (rule M12). */
    frozen: hundredths('frozen').notNull().default(0),
    /** The part of the amount that refunds and lost disputes have reversed. */
    reversed: hundredths('reversed').notNull().default(0),
    payableAt: time('payable_at').notNull(),
  },
  // The index contains the amounts, so that a sum reads only the index.
  (table) => [
    index('earning_owner').on(table.ownerId, table.payableAt, table.amount, table.frozen, table.reversed),
    index('earning_latest').on(table.ownerId, table.transactionId.desc()),
  ],
);

/**
 * The sums of a performer's sales, tips and subscriptions by day (UTC) and type, without what refunds and lost disputes
 * have reversed. A performer's page reads them instead of all earnings. The account of the owner is locked while they
 * change.
 */
export const earningDays = pgTable(
  'earning_day',
  {
    ownerId: id('owner_id').notNull(),
    day: date('day').notNull(),
    type: text('type').$type<EarningType>().notNull(),
    /** The amount that fans have paid, before the commission. */
    gross: hundredths('gross').notNull(),
    /** The amount that the performer has earned. */
    net: hundredths('net').notNull(),
    totalSales: integer('total_sales').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.day, table.type] })],
);

/** Debts of users to the platform. They are deducted from later earnings, the oldest debt first (rule M12). */
export const receivables = pgTable(
  'receivable',
  {
    id: id('id').primaryKey(),
    ownerId: id('owner_id').notNull(),
    /** The payment that the platform has lost. */
    paymentId: id('payment_id').notNull(),
    amount: hundredths('amount').notNull(),
    recovered: hundredths('recovered').notNull().default(0),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('receivable_open').on(table.ownerId, table.id).where(sql`recovered < amount`),
    index('receivable_owner').on(table.ownerId, table.id.desc()),
  ],
);
