import { type Context, requireViewer } from '../../context.ts';
import type { AccessOf, HandlersOf } from '../../contract.ts';
import { ApiFailure } from '../../http/failure.ts';
import { toPage, toPageRequest } from '../../http/paging.ts';
import { requireCaptchaProof } from '../geo/index.ts';
import { readSettings } from '../settings/index.ts';
import { readMe } from '../users/index.ts';
import { changeAccount } from './account-changes.ts';
import { correctRegistrationEmail } from './correcting.ts';
import { describeDevice } from './device.ts';
import { rememberDevice } from './known-device.ts';
import { isPasswordCorrect } from './password-check.ts';
import { recoveryHandlers } from './recovering.ts';
import { registerUser } from './registering.ts';
import { beginSession } from './session.ts';
import { deleteOwnSession, deleteSession, findByCredentials, findOwnSession, listSessionRows } from './store.ts';

const done = { data: { success: true } } as const;

/** Finds one of the viewer's sessions. Sessions of other users are not found, so that the response does not reveal them. */
async function findSessionOfViewer(context: Context, { params }: { params: { id: string } }) {
  const { userId } = requireViewer(context);
  const row = await findOwnSession(context.db, userId, params.id, context.ports.clock.now());
  return row && { ownerId: row.userId, row };
}

export const authAccess = { endSession: findSessionOfViewer } satisfies AccessOf<'auth'>;

/** The handlers of this group's operations, and of `updateMe`, which can change credentials. */
export const authHandlers = {
  async login(context, { body }) {
    const { db } = context;
    await requireCaptchaProof(context, body.captchaProof);
    const user = await findByCredentials(db, body.credentials);
    if (!(await isPasswordCorrect(context, user, body)) || !user) throw new ApiFailure('INVALID_CREDENTIALS');
    rememberDevice(context, user);
    if (!user.emailVerifiedAt && (await readSettings(db)).requireEmailVerification) {
      throw new ApiFailure('EMAIL_NOT_VERIFIED');
    }
    return { data: await beginSession(context, db, user.id, body.remember ?? false) };
  },

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

  registerUser,
  correctRegistrationEmail,
  ...recoveryHandlers,
} satisfies HandlersOf<'auth', typeof authAccess> & Pick<HandlersOf<'users'>, 'updateMe'>;
