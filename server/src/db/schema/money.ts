import type { ChargeType } from '@fanlight/sdk/models';
import { sql } from 'drizzle-orm';
import { bigserial, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
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

/** What was paid for with tokens. */
export const charges = pgTable(
  'charge',
  {
    id: id('id').primaryKey(),
    payerId: id('payer_id').notNull(),
    performerId: id('performer_id').notNull(),
    type: text('type').$type<ChargeType>().notNull(),
    /** Held until a personalised request is delivered, paid, or given back. */
    status: text('status', { enum: ['held', 'paid', 'refunded'] })
      .notNull()
      .default('paid'),
    /** What was paid for, by `type`; null for a tip. */
    objectId: id('object_id'),
    /** The order that came of a product. */
    orderId: id('order_id'),
    /** As it was called then; null for a tip. */
    title: text('title'),
    /** Whether the same may be paid for again, as a physical product or a subscription's period (rule M4). */
    isRepeatable: boolean('is_repeatable').notNull().default(false),
    amount: hundredths('amount').notNull(),
    commission: hundredths('commission').notNull(),
    message: text('message'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('charge_payer').on(table.payerId, table.id.desc()),
    index('charge_performer').on(table.performerId, table.id.desc()),
    uniqueIndex('charge_once')
      .on(table.payerId, table.type, table.objectId)
      .where(sql`not is_repeatable and status <> 'refunded'`),
    index('charge_object').on(table.objectId, table.payerId),
  ],
);

/** First answers to calls that move money, by person and key (rule W4). */
export const idempotentAnswers = pgTable(
  'idempotent_answer',
  {
    userId: id('user_id').notNull(),
    key: text('key').notNull(),
    operation: text('operation').notNull(),
    bodyHash: text('body_hash').notNull(),
    /** What the first call began, such as its payment. */
    referenceId: id('reference_id'),
    status: integer('status').notNull(),
    body: text('body').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('idempotent_answer_key').on(table.userId, table.key),
    index('idempotent_answer_age').on(table.createdAt),
  ],
);
