import { type Context, requireViewer } from '../../context.ts';
import type { AccessOf, HandlersOf } from '../../contract.ts';
import { ApiFailure } from '../../http/failure.ts';
import { toPage, toPageRequest } from '../../http/paging.ts';
import { readMe } from '../users/index.ts';
import { changeAccount } from './account-changes.ts';
import { correctRegistrationEmail } from './correcting.ts';
import { describeDevice } from './device.ts';
import { login } from './logging-in.ts';
import { recoveryHandlers } from './recovering.ts';
import { registerUser } from './registering.ts';
import { secondFactorHandlers } from './second-factor/handlers.ts';
import { deleteOwnSession, deleteSession, findOwnSession, listSessionRows } from './store.ts';

const done = { data: { success: true } } as const;

/** Finds one of the viewer's sessions. Sessions of other users are not found, so that the response does not reveal them. */
async function findSessionOfViewer(context: Context, { params }: { params: { id: string } }) {
  const { userId } = requireViewer(context);
  const row = await findOwnSession(context.db, userId, params.id, context.ports.clock.now());
  return row && { ownerId: row.userId, row };
}

/** The operations by which a user becomes a performer; see `becoming-performer.ts`. */
type BecomingPerformer = 'registerPerformer' | 'switchToPerformer' | 'switchToPerformerWithDocuments';

export const authAccess = { endSession: findSessionOfViewer } satisfies Omit<AccessOf<'auth'>, BecomingPerformer>;

/** The handlers of this group's operations, and of `updateMe`, which can change credentials. */
export const authHandlers = {
  async logout(context) {
    const { sessionId } = requireViewer(context);
    await context.transaction((unit) => deleteSession(unit, sessionId));
    return done;
  },

  async listSessions(context, { query }) {
    const { userId, sessionId } = requireViewer(context);
    const now = context.ports.clock.now();
    const page = toPageRequest(query, 25);
    const { rows, total, cursorOf } = await listSessionRows(context.db, userId, now, page);
    const data = toPage(rows, page, total, cursorOf, (row) => ({
      _id: row.id,
      isCurrent: row.id === sessionId,
      client: describeDevice(row.userAgent, context.locale),
      countryCode: row.countryCode,
      createdAt: row.createdAt.toISOString(),
      usedAt: row.usedAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
    }));
    return { data };
  },

  async endSession(context, _, { id, userId }) {
    if (!(await context.transaction((unit) => deleteOwnSession(unit, userId, id)))) throw new ApiFailure('NOT_FOUND');
    return done;
  },

  async updateMe(context, { body }) {
    const { userId } = requireViewer(context);
    await changeAccount(context, userId, body);
    return { data: await readMe(context, userId) };
  },

  login,
  registerUser,
  correctRegistrationEmail,
  ...recoveryHandlers,
  ...secondFactorHandlers,
} satisfies Omit<HandlersOf<'auth', typeof authAccess>, BecomingPerformer> & Pick<HandlersOf<'users'>, 'updateMe'>;
