import type { ReportOutcome, ReportReason, ReportStatus, ReportTargetType } from '@fanlight/sdk/models';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, time } from './columns.ts';
import { users } from './users.ts';

/** Reports (rule R1). They outlive what they are about: its owner and the beginning of its text are kept here. */
export const reports = pgTable(
  'report',
  {
    id: id('id').primaryKey(),
    /** Null once they are gone: what an urgent report hid still waits for somebody to decide. */
    reporterId: id('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    targetType: text('target_type').$type<ReportTargetType>().notNull(),
    targetId: id('target_id').notNull(),
    targetUserId: id('target_user_id').notNull(),
    excerpt: text('excerpt'),
    reason: text('reason').$type<ReportReason>().notNull(),
    text: text('text'),
    status: text('status').$type<ReportStatus>().notNull().default('open'),
    outcome: text('outcome').$type<ReportOutcome>(),
    note: text('note'),
    createdAt: time('created_at').notNull(),
    resolvedAt: time('resolved_at'),
  },
  (table) => [
    // Ids differ across all kinds of things, so the id alone says what was reported.
    uniqueIndex('report_once').on(table.reporterId, table.targetId),
    index('report_target_user').on(table.targetUserId, table.id.desc()),
  ],
);

/** That one side asked to look at the outcome of a report again, once (rule R1). */
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
