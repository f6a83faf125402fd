import type { AuditEntry, OperatorPayout, OperatorReport, PerformerApplication } from '@fanlight/sdk/models';
import type { AuditRow } from '../../audit/store.ts';
import type { OpenPayout } from '../payouts/index.ts';
import type { PendingPerformer } from '../performers/index.ts';
import type { ReportToReview } from '../reports/index.ts';

export const toPerformerApplication = ({ userId, createdAt, ...rest }: PendingPerformer): PerformerApplication => ({
  _id: userId,
  ...rest,
  createdAt: createdAt.toISOString(),
});

export const toOperatorPayout = (payout: OpenPayout): OperatorPayout => {
  const { id, number, userId, name, username, status, amount, currency, method, bankAccount, stripeAccountId } = payout;
  const { note, reason, decidedBy, createdAt, updatedAt } = payout;
  return {
    ...{ _id: id, number, userId, name, username, status, amount, currency, method },
    bankAccount: bankAccount && {
      accountHolder: bankAccount.accountHolder,
      bankName: bankAccount.bankName,
      countryCode: bankAccount.countryCode,
      currency: bankAccount.currency,
      accountNumber: bankAccount.accountNumber,
      bankCode: bankAccount.bankCode,
    },
    ...{ stripeAccountId, note, reason, decidedBy },
    ...{ createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() },
  };
};

export const toOperatorReport = (report: ReportToReview): OperatorReport => {
  const { id, targetType, targetId, targetText, isTargetHidden, targetUser, targetUserRecord } = report;
  const { reporter, reporterId, reporterRecord, reason, priority, text, status, outcome, note } = report;
  const { appeals, decidedBy, createdAt, resolvedAt } = report;
  return {
    ...{ _id: id, targetType, targetId, targetText, isTargetHidden, targetUser, targetUserRecord },
    ...{ reporter, reporterRecord, reason, isUrgent: priority === 0, text, status, outcome, note },
    appeals: appeals.map((appeal) => ({
      side: appeal.userId === reporterId ? 'reporter' : 'reported',
      ...{ text: appeal.text, outcome: appeal.outcome, createdAt: appeal.createdAt.toISOString() },
    })),
    ...{ decidedBy, createdAt: createdAt.toISOString(), resolvedAt: resolvedAt?.toISOString() ?? null },
  };
};

const textOf = (value: string | number | boolean | null | undefined) => (value == null ? null : String(value));

/** Presents an entry with only those values that the action has changed. */
export const toAuditEntry = (row: AuditRow): AuditEntry => {
  const { id, at, operator, action, targetId, target, before, after, reason } = row;
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted();
  const changes = fields
    .map((field) => ({ field, before: textOf(before[field]), after: textOf(after[field]) }))
    .filter((change) => change.before !== change.after);
  if (reason) changes.push({ field: 'reason', before: null, after: reason });
  return { _id: id, at: at.toISOString(), operator, action, targetId, target, changes };
};
