import type { PayoutMethod, PayoutStatus } from '@fanlight/sdk/models';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { hundredths, id, time } from './columns.ts';

/** The bank account that a payout goes to, as it was when the payout was requested. The number is encrypted. */
export interface PayoutBankAccount {
  accountHolder: string;
  bankName: string;
  countryCode: string;
  currency: string;
  accountNumber: string;
  bankCode: string | null;
}

/**
 * Requests to pay out earnings (rule M9). The ids of users are not foreign keys, because requests are kept when an
 * account is deleted, as the ledger is.
 */
export const payoutRequests = pgTable(
  'payout_request',
  {
    id: id('id').primaryKey(),
    /** The number of the request, which users see. Numbers ascend and may have gaps. */
    no: integer('no').generatedAlwaysAsIdentity({ startWith: 2001 }).notNull(),
    userId: id('user_id').notNull(),
    status: text('status').$type<PayoutStatus>().notNull(),
    amount: hundredths('amount').notNull(),
    currency: text('currency').notNull(),
    method: text('method').$type<PayoutMethod>().notNull(),
    /** The masked destination, which is shown to the user. Null after the deletion of the account. */
    destination: text('destination'),
    /** Null for other methods, and after the deletion of the account. */
    bankAccount: jsonb('bank_account').$type<PayoutBankAccount>(),
    /** The id of the account at the card gateway, encrypted by the cipher port. Null for other methods. */
    gatewayAccountId: text('gateway_account_id'),
    note: text('note'),
    /** The reason of a failure or rejection. */
    reason: text('reason'),
    /** The id of the operator who has decided last, or `shell:` and the name of the user of the operating system (rule O1). */
    decidedBy: text('decided_by'),
    approvedAt: time('approved_at'),
    paidAt: time('paid_at'),
    closedAt: time('closed_at'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('payout_request_no').on(table.no),
    index('payout_request_user').on(table.userId, table.id.desc()),
    // A pending request blocks another one (rule M9).
    uniqueIndex('payout_request_pending').on(table.userId).where(sql`status = 'pending'`),
    // For operators, who see the requests of all users.
    index('payout_request_status').on(table.status, table.id.desc()),
  ],
);
