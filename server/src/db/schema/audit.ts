import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, time } from './columns.ts';

/** The state that an operator's action has changed, such as the status and the reason. Contains no secrets. */
export type AuditState = Record<string, string | number | boolean | null>;

/**
 * The actions of operators (rule O1). Rows are only inserted: a trigger refuses changes and deletions (migration
 * `operators`). The ids are not foreign keys, because entries outlive accounts.
 */
export const auditEntries = pgTable('audit_entry', {
  id: id('id').primaryKey(),
  at: time('at').notNull(),
  /** Null for the command line. */
  operatorId: id('operator_id'),
  /** The e-mail address of the operator, or `shell:` and the name of the user of the operating system. */
  operator: text('operator').notNull(),
  /** The operation of the contract, or the command. */
  action: text('action').notNull(),
  /** The id of the account or item that the action is about. */
  targetId: id('target_id').notNull(),
  /** A name by which operators recognise the target, such as a username or the number of a payout. */
  target: text('target').notNull(),
  before: jsonb('before').$type<AuditState>().notNull(),
  after: jsonb('after').$type<AuditState>().notNull(),
});
