import { sql } from 'drizzle-orm';
import { bigserial, boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { hundredths, id, time } from './columns.ts';

/** A person's accounts keep their balance in their row and never go below zero; the platform's are sums of entries (rule M1). */
export const ledgerAccounts = pgTable(
  'ledger_account',
  {
    id: id('id').primaryKey(),
    /** Null for the platform's own. No reference: the ledger outlives accounts (rule P8). */
    ownerId: id('owner_id'),
    kind: text('kind', {
      enum: [
        'tokens',
        'earnings',
        'frozen-tokens',
        'frozen-earnings',
        'gateway',
        'commission',
        'promotion',
        'receivable',
      ],
    }).notNull(),
    /** Only kept where `isFloored`. */
    balance: hundredths('balance').notNull().default(0),
    isFloored: boolean('is_floored').notNull(),
  },
  (table) => [uniqueIndex('ledger_account_owner').on(table.ownerId, table.kind)],
);

/** One balanced set of entries, never changed afterwards. What it is for happens once. */
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
      ],
    }).notNull(),
    /** The payment or charge behind it. */
    referenceId: id('reference_id').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [uniqueIndex('ledger_transaction_once').on(table.kind, table.referenceId)],
);

/** Amounts that move: positive into the account, negative out of it. */
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
    index('ledger_entry_account').on(table.accountId),
    index('ledger_entry_transaction').on(table.transactionId),
  ],
);

/** What a person earned by a transaction. It can be paid out once its hold ends (rule M3); never changed afterwards. */
export const earnings = pgTable(
  'earning',
  {
    transactionId: id('transaction_id')
      .primaryKey()
      .references(() => ledgerTransactions.id),
    /** No reference: the ledger outlives accounts (rule P8). */
    ownerId: id('owner_id').notNull(),
    amount: hundredths('amount').notNull(),
    payableAt: time('payable_at').notNull(),
  },
  // The amount is in the index so that a sum reads nothing else.
  (table) => [index('earning_owner').on(table.ownerId, table.payableAt, table.amount)],
);

/** What people owe the platform; taken from later earnings, the oldest first (rule M12). */
export const receivables = pgTable(
  'receivable',
  {
    id: id('id').primaryKey(),
    ownerId: id('owner_id').notNull(),
    /** The payment that was lost. */
    paymentId: id('payment_id').notNull(),
    amount: hundredths('amount').notNull(),
    recovered: hundredths('recovered').notNull().default(0),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('receivable_open').on(table.ownerId, table.id).where(sql`recovered < amount`)],
);
