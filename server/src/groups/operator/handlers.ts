import type { ActingOperator } from '../../audit/audit.ts';
import { listAuditRows } from '../../audit/store.ts';
import { type Context, requireViewer } from '../../context.ts';
import type { HandlersOf } from '../../contract.ts';
import { ApiFailure, fieldFailure } from '../../http/failure.ts';
import { toPageRequest } from '../../http/paging.ts';
import { countOpenPayouts, decidePayout, listPayoutsToReview } from '../payouts/index.ts';
import { countPendingPerformers, decidePerformer, listPendingPerformers, readDocument } from '../performers/index.ts';
import { countOpenReports, decideReport, findReport, listReportsToReview } from '../reports/index.ts';
import { readUser } from '../users/index.ts';
import { toAuditEntry, toOperatorPayout, toOperatorReport, toPerformerApplication } from './present.ts';

const done = { data: { success: true } } as const;

const operatorOf = (context: Context): ActingOperator => ({ id: requireViewer(context).userId });

/**
 * Returns the reason of a decision that the user has to understand.
 *
 * @throws {ApiFailure} `VALIDATION_FAILED` if it is missing
 */
function requireReason(reason: string | undefined): string {
  const text = reason?.trim();
  if (!text) throw fieldFailure('VALIDATION_FAILED', 'reason', 'REQUIRED');
  return text;
}

export const operatorHandlers = {
  async getOperator(context) {
    const { userId, operatorAccess } = requireViewer(context);
    const { email } = await readUser(context.db, userId);
    const performersToReview = await countPendingPerformers(context.db);
    const payoutsToReview = await countOpenPayouts(context.db);
    const reportsToReview = await countOpenReports(context.db);
    // The role was checked before, so the value is never null here.
    const access = operatorAccess ?? 'read-only';
    return { data: { email, access, performersToReview, payoutsToReview, reportsToReview } };
  },

  async listPerformerApplications(context, { query }) {
    const found = await listPendingPerformers(context, toPageRequest(query));
    return { data: { ...found, data: found.data.map(toPerformerApplication) } };
  },

  async readPerformerDocument(context, { params }) {
    const { mime, bytes } = await readDocument(context, params.id, operatorOf(context));
    return new Response(bytes as BodyInit, {
      headers: {
        'content-type': mime,
        'content-length': String(bytes.length),
        'cache-control': 'no-store',
        'content-disposition': 'attachment',
        'x-content-type-options': 'nosniff',
      },
    });
  },

  async decidePerformer(context, { params, body }) {
    const { status } = body;
    const decision = status === 'approved' ? { status } : { status, reason: requireReason(body.reason) };
    await decidePerformer(context, params.id, decision, operatorOf(context));
    return done;
  },

  async listOperatorPayouts(context, { query }) {
    const found = await listPayoutsToReview(context, query.status ?? 'pending', toPageRequest(query));
    return { data: { ...found, data: found.data.map(toOperatorPayout) } };
  },

  async decidePayout(context, { params, body }) {
    const { status } = body;
    const hasReason = status === 'failed' || status === 'rejected';
    const decision = hasReason ? { status, reason: requireReason(body.reason) } : { status };
    await decidePayout(context, params.id, decision, operatorOf(context));
    return done;
  },

  async listOperatorReports(context, { query }) {
    const found = await listReportsToReview(context, query.status ?? 'open', toPageRequest(query));
    return { data: { ...found, data: found.data.map(toOperatorReport) } };
  },

  async decideReport(context, { params, body }) {
    const { outcome } = body;
    const reason = outcome === 'no-violation' ? body.reason?.trim() || null : requireReason(body.reason);
    const report = await findReport(context.db, params.id);
    if (!report) throw new ApiFailure('NOT_FOUND');
    await decideReport(context, report, { outcome, reason }, operatorOf(context));
    return done;
  },

  async listAuditEntries({ db }, { query }) {
    const found = await listAuditRows(db, query, toPageRequest(query));
    return { data: { ...found, data: found.data.map(toAuditEntry) } };
  },
} satisfies HandlersOf<'operator'>;
