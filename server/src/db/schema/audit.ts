import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, time } from './columns.ts';
import { users } from './users.ts';

/** The state that an operator's action has changed, such as the status. Contains no secrets and no personal data. */
export type AuditState = Record<string, string | number | boolean | null>;

/**
 * The actions of operators (rule O1). Rows are only inserted: a trigger refuses changes and deletions (migration
 * `operators`). The ids are not foreign keys, because entries outlive accounts. Of a person, an entry has only the id, so
 * that nothing else is left after the deletion of the account (rule P8). Names are read from the account.
 */
export const auditEntries = pgTable('audit_entry', {
  id: id('id').primaryKey(),
  at: time('at').notNull(),
  /** Null for the command line. */
  operatorId: id('operator_id'),
  /** `shell:` and the name of the user of the operating system. Null for operators with an account. */
  operator: text('operator'),
  /** The operation of the contract, or the command. */
  action: text('action').notNull(),
  /** The id of the account or item that the action is about. */
  targetId: id('target_id').notNull(),
  /** A name by which operators recognise an item, such as the number of a payout. Null for accounts. */
  target: text('target'),
  before: jsonb('before').$type<AuditState>().notNull(),
  after: jsonb('after').$type<AuditState>().notNull(),
});

/**
 * The reasons that operators have given for actions about accounts. An operator writes them about a person, so they are
 * deleted with the account (rule P8). Otherwise, rows are only inserted.
 */
export const auditReasons = pgTable(
  'audit_reason',
  {
    entryId: id('entry_id')
      .primaryKey()
      .references(() => auditEntries.id),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
  },
  (table) => [index('audit_reason_user').on(table.userId)],
);
