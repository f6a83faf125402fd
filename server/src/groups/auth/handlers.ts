import type { AuthToken } from '@fanlight/sdk/models';
import { eq, sql } from 'drizzle-orm';
import { type Context, requireViewer } from '../../context.ts';
import type { HandlersOf } from '../../contract.ts';
import { isTaken } from '../../db/errors.ts';
import { sessions, users } from '../../db/schema/index.ts';
import { ApiFailure, fieldFailure } from '../../http/failure.ts';
import { addressKeyOf, limitFailures, requireAddressLimit, requireLimit } from '../../http/limit.ts';
import { countCapped, toPageRequest } from '../../http/paging.ts';
import type { Db } from '../../ports/index.ts';
import type { Unit } from '../../unit.ts';
import { requireCaptchaProof } from '../geo/index.ts';
import { readSettings } from '../settings/index.ts';
import { toDeviceWords } from './device.ts';
import { rememberDevice } from './known-device.ts';
import { resetMail, verificationMail } from './mails.ts';
import { isRightPassword, requirePassword } from './password-check.ts';
import { recordReferral } from './referring.ts';
import { checkUsername, fold, linkLimit, mailLimit, registerLimit, sessionLength } from './rules.ts';
import {
  createLink,
  deleteLinks,
  deleteOwnSession,
  deleteSession,
  deleteSessions,
  findByCredentials,
  insertSession,
  isLinkValid,
  listSessionRows,
  standing,
  takeLink,
  type UserRow,
} from './store.ts';

const done = { data: { success: true } } as const;

/** Mails the link that confirms an address. @param redirect - path of this site where the link leads afterwards */
async function mailVerification(context: Context, unit: Unit, user: UserRow, email: string, redirect?: string) {
  await deleteLinks(unit.tx, user.id, 'verify-email');
  const token = await createLink(unit.tx, context.ports, {
    userId: user.id,
    purpose: 'verify-email',
    email,
    now: unit.now,
  });
  await unit.mail(verificationMail(email, user, token, redirect));
}

/** Says which unique index an account broke. */
export function toTakenFailure(error: unknown): unknown {
  if (isTaken(error, 'user_email_key')) return fieldFailure('EMAIL_TAKEN', 'email');
  if (isTaken(error, 'user_username_key')) return fieldFailure('USERNAME_TAKEN', 'username');
  return error;
}

/** Begins a session (rule P3). */
async function beginSession(context: Context, db: Db, userId: string, isRemembered: boolean): Promise<AuthToken> {
  const { ports } = context;
  const now = ports.clock.now();
  const token = ports.random.token(32);
  const expiresAt = new Date(now.getTime() + sessionLength(isRemembered));
  await insertSession(db, {
    id: ports.ids.next(),
    userId,
    tokenHash: await ports.hasher.sha256(token),
    userAgent: context.userAgent.slice(0, 300),
    countryCode: context.countryCode,
    createdAt: now,
    expiresAt,
  });
  return { token, expiresAt: expiresAt.toISOString() };
}

/**
 * What the device that opened an account confirms its address with, to be logged in there. The mailed link alone logs
 * nobody in: an account that somebody else opened with this address would become the one of whoever opens the link.
 */
const registrationKeyText = (userId: string) => `registration:${userId}`;
const registrationKeyOf = ({ ports }: Context, userId: string) => ports.signer.sign(registrationKeyText(userId));

export const authHandlers = {
  async login(context, { body }) {
    const { db } = context;
    await requireCaptchaProof(context, body.captchaProof);
    const user = await findByCredentials(db, body.credentials);
    if (!(await isRightPassword(context, user, body)) || !user) throw new ApiFailure('INVALID_CREDENTIALS');
    await rememberDevice(context, user);
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
    const rows = await listSessionRows(context.db, userId, now, { limit: page.limit + 1, offset: page.offset });
    const total = await countCapped(context.db, sql`select 1 from ${sessions} where ${standing(userId, now)}`);
    const data = rows.slice(0, page.limit).map((row) => ({
      _id: row.id,
      isCurrent: row.id === sessionId,
      client: toDeviceWords(row.userAgent),
      countryCode: row.countryCode,
      createdAt: row.createdAt.toISOString(),
      usedAt: row.usedAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
    }));
    return { data: { data, total, isMore: rows.length > page.limit } };
  },

  async endSession(context, { params }) {
    const { userId } = requireViewer(context);
    // Somebody else's are as if they were not there.
    if (!(await context.transaction((unit) => deleteOwnSession(unit, userId, params.id))))
      throw new ApiFailure('NOT_FOUND');
    return done;
  },

  async registerUser(context, { body }) {
    await requireAddressLimit(context, 'register', registerLimit);
    if (body.username) checkUsername(body.username);
    await requireCaptchaProof(context, body.captchaProof);
    const { requireEmailVerification, locale, referralShareDays } = await readSettings(context.db);
    const passwordHash = await context.ports.passwords.hash(body.password);
    try {
      return await context.transaction(async (unit) => {
        const [user] = await unit.tx
          .insert(users)
          .values({
            id: unit.nextId(),
            name: body.name.trim(),
            nameKey: fold(body.name),
            email: body.email.trim(),
            emailKey: fold(body.email),
            username: body.username ?? null,
            usernameKey: body.username ? fold(body.username) : null,
            passwordHash,
            locale: body.locale ?? locale,
            createdAt: unit.now,
            updatedAt: unit.now,
          })
          .returning();
        if (!user) throw new Error('The account was not made.');
        if (body.referralCode) await recordReferral(unit, body.referralCode, user.id, referralShareDays);
        await mailVerification(context, unit, user, user.email, body.redirect);
        const registrationKey = await registrationKeyOf(context, user.id);
        return { data: { userId: user.id, requiresEmailVerification: requireEmailVerification, registrationKey } };
      });
    } catch (error) {
      throw toTakenFailure(error);
    }
  },

  async requestPasswordReset(context, { body }) {
    await requireLimit(context, `mail:${fold(body.email)}`, mailLimit);
    const user = await findByCredentials(context.db, body.email);
    if (!user || user.emailKey !== fold(body.email)) return done;
    await context.transaction(async (unit) => {
      await deleteLinks(unit.tx, user.id, 'reset-password');
      const link = { userId: user.id, purpose: 'reset-password', email: user.email, now: unit.now } as const;
      await unit.mail(resetMail(user.email, user, await createLink(unit.tx, context.ports, link)));
    });
    return done;
  },

  async resetPassword(context, { body }) {
    const { ports, db } = context;
    const tokenHash = await ports.hasher.sha256(body.token);
    // Hashing a password is expensive on purpose: a made-up token is refused before.
    await limitFailures(context, addressKeyOf(context, 'link'), linkLimit, async () => {
      if (!(await isLinkValid(db, tokenHash, 'reset-password', ports.clock.now())))
        throw new ApiFailure('LINK_EXPIRED');
    });
    const passwordHash = await ports.passwords.hash(body.password);
    await context.transaction(async (unit) => {
      const { tx, now } = unit;
      const link = await takeLink(tx, tokenHash, 'reset-password', now);
      if (!link) throw new ApiFailure('LINK_EXPIRED');
      // Whoever got the mail at this address has shown that it is theirs.
      await tx
        .update(users)
        .set({ passwordHash, emailVerifiedAt: now, updatedAt: now })
        .where(eq(users.id, link.userId));
      await deleteSessions(unit, link.userId, 'password-changed');
    });
    return done;
  },

  async updatePassword(context, { body }) {
    const { userId, sessionId, isPerformer } = requireViewer(context);
    const { ports } = context;
    if (body.source === 'performer' && !isPerformer)
      throw fieldFailure('VALIDATION_FAILED', 'source', 'This account is not a performer.');
    await requirePassword(context, userId, body.currentPassword, 'currentPassword');
    const passwordHash = await ports.passwords.hash(body.password);
    await context.transaction(async (unit) => {
      await unit.tx.update(users).set({ passwordHash, updatedAt: unit.now }).where(eq(users.id, userId));
      await deleteSessions(unit, userId, 'password-changed', sessionId);
    });
    return done;
  },

  async verifyEmail(context, { body }) {
    const tokenHash = await context.ports.hasher.sha256(body.token);
    const { registrationKey } = body;
    try {
      const session = await context.transaction(async ({ tx, now }) => {
        const link = await takeLink(tx, tokenHash, 'verify-email', now);
        if (!link) throw new ApiFailure('LINK_EXPIRED');
        const [user] = await tx.select().from(users).where(eq(users.id, link.userId)).for('update');
        const address = { email: link.email, emailKey: fold(link.email), pendingEmail: null };
        await tx
          .update(users)
          .set({ ...address, emailVerifiedAt: now, updatedAt: now })
          .where(eq(users.id, link.userId));
        // A later change of address begins no session: who makes it is logged in already.
        if (!user || user.emailVerifiedAt || !registrationKey) return null;
        const isSameDevice = await context.ports.signer.verify(registrationKeyText(user.id), registrationKey);
        if (!isSameDevice) return null;
        await rememberDevice(context, user);
        return beginSession(context, tx, user.id, false);
      });
      return { data: { success: true, session } };
    } catch (error) {
      throw isTaken(error, 'user_email_key') ? new ApiFailure('LINK_EXPIRED') : error;
    }
  },

  async resendEmailVerification(context, { body }) {
    await requireLimit(context, `mail:${fold(body.email)}`, mailLimit);
    const user = await findByCredentials(context.db, body.email);
    if (!user || user.emailVerifiedAt || user.emailKey !== fold(body.email)) return done;
    await context.transaction((unit) => mailVerification(context, unit, user, user.email, body.redirect));
    return done;
  },
} satisfies HandlersOf<'auth'>;

export { mailVerification };
