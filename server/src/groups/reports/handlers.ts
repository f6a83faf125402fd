import type { Report } from '@fanlight/sdk/models';
import { type Context, requireViewer } from '../../context.ts';
import type { AccessOf, HandlersOf } from '../../contract.ts';
import { ApiFailure } from '../../http/failure.ts';
import { toPageRequest } from '../../http/paging.ts';
import { toReports } from './present.ts';
import { isDecided } from './rules.ts';
import { findReport, hasReported, listReports, type ReportRow } from './store.ts';
import { readTarget } from './targets.ts';
import { appeal, insertReport } from './writing.ts';

async function present(context: Context, row: ReportRow | undefined): Promise<{ data: Report }> {
  const [report] = await toReports(context, row ? [row] : []);
  if (!report) throw new ApiFailure('NOT_FOUND');
  return { data: report };
}

/** Finds a report, against whose decision the reporter and the reported user may appeal (`x-access: participant`). */
async function findWithParticipants({ db }: Context, { params }: { params: { id: string } }) {
  const row = await findReport(db, params.id);
  if (!row) return null;
  const { reporterId, targetUserId } = row;
  return { participantIds: reporterId ? [reporterId, targetUserId] : [targetUserId], row };
}

/** The resolvers of `x-access`. */
export const reportsAccess = { appealReport: findWithParticipants } satisfies AccessOf<'reports'>;

export const reportsHandlers = {
  async createReport(context, { body }) {
    const { userId } = requireViewer(context);
    const { targetType, targetId } = body;
    // This check comes before the target is read. An urgent report hides the target also from its reporter, so that a
    // second report would otherwise receive the response 404.
    if (await hasReported(context.db, userId, targetId)) throw new ApiFailure('ALREADY_REPORTED');
    const target = await readTarget(context, targetType, targetId, userId);
    if (target.userId === userId) throw new ApiFailure('OWN_ACCOUNT', { reason: 'CANNOT_REPORT_SELF' });
    const id = await context.transaction((unit) => insertReport(unit, userId, body, target));
    return present(context, await findReport(context.db, id));
  },

  async listReports(context, { query }) {
    const found = await listReports(context.db, requireViewer(context).userId, query, toPageRequest(query));
    return { data: { ...found, data: await toReports(context, found.data) } };
  },

  async appealReport(context, { body }, row) {
    const { userId } = requireViewer(context);
    if (!isDecided(row.status)) throw new ApiFailure('STATUS_CONFLICT', { reason: 'REPORT_UNDECIDED' });
    await context.transaction((unit) => appeal(unit, row, userId, body.text));
    return present(context, { ...row, status: 'appealed' });
  },
} satisfies HandlersOf<'reports', typeof reportsAccess>;
