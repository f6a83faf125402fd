import type { ReportOutcome, ReportReason, ReportStatus, ReportTargetType } from '@fanlight/sdk/models';
import { sql } from 'drizzle-orm';
import { index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, time } from './columns.ts';
import { users } from './users.ts';

/**
 * Reports (rule R1). A report is kept when the reported item is deleted, so it contains the item's owner and the
 * beginning of its text.
 */
export const reports = pgTable(
  'report',
  {
    id: id('id').primaryKey(),
    /**
     * The reporter; null if the account was deleted. The report is kept, because an operator must still decide about
     * the item.
     */
    reporterId: id('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    targetType: text('target_type').$type<ReportTargetType>().notNull(),
    targetId: id('target_id').notNull(),
    targetUserId: id('target_user_id').notNull(),
    excerpt: text('excerpt'),
    reason: text('reason').$type<ReportReason>().notNull(),
    /** The place in the queue of operators: 0 for urgent reasons, 1 for all others. */
    priority: smallint('priority').notNull().default(1),
    text: text('text'),
    status: text('status').$type<ReportStatus>().notNull().default('open'),
    outcome: text('outcome').$type<ReportOutcome>(),
    note: text('note'),
    /** The operator who decided last (`keyOf`). */
    decidedBy: text('decided_by'),
    createdAt: time('created_at').notNull(),
    resolvedAt: time('resolved_at'),
  },
  (table) => [
    // Ids are unique across all kinds, so the id alone identifies the target.
    uniqueIndex('report_once').on(table.reporterId, table.targetId),
    index('report_target_user').on(table.targetUserId, table.id.desc()),
    index('report_target').on(table.targetId),
    index('report_queue').on(table.status, sql`${table.priority} asc nulls first`, sql`${table.id} asc nulls first`),
  ],
);

/** Appeals against the decision about a report. Each of the two users can appeal once (rule R1). */
export const reportAppeals = pgTable(
  'report_appeal',
  {
    id: id('id').primaryKey(),
    reportId: id('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    outcome: text('outcome').$type<ReportOutcome>(),
    createdAt: time('created_at').notNull(),
    decidedAt: time('decided_at'),
  },
  (table) => [
    uniqueIndex('report_appeal_once').on(table.reportId, table.userId),
    index('report_appeal_user').on(table.userId),
  ],
);
