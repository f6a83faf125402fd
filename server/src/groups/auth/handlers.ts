import { eq, sql } from 'drizzle-orm';
import { type Context, requireViewer } from '../../context.ts';
import type { HandlersOf } from '../../contract.ts';
import { isTaken } from '../../db/errors.ts';
import { sessions, users } from '../../db/schema/index.ts';
import { ApiFailure, fieldFailure } from '../../http/failure.ts';
import { countCapped, toPageRequest } from '../../http/paging.ts';
import type { Unit } from '../../unit.ts';
import { requireCaptchaProof } from '../geo/index.ts';
import { readSettings } from '../settings/index.ts';
import { toDeviceWords } from './device.ts';
import { resetMail, verificationMail } from './mails.ts';
import { recordReferral } from './referring.ts';
import { checkUsername, fold, loginLimit, mailLimit, registerLimit, sessionLength } from './rules.ts';
import {
  createLink,
  deleteLinks,
  deleteOwnSession,
  deleteSession,
  deleteSessions,
  findByCredentials,
  insertSession,
  listSessionRows,
  standing,
  takeLink,
  type UserRow,
} from './store.ts';

const done = { data: { success: true } } as const;

/** A hash of no password, so that an unknown account takes as long as a wrong password (rule P2). */
let nobodysHash: Promise<string> | undefined;

async function isRightPassword({ ports }: Context, user: UserRow | undefined, password: string): Promise<boolean> {
  nobodysHash ??= ports.passwords.hash(ports.random.token(16));
  const isRight = await ports.passwords.verify(user?.passwordHash ?? (await nobodysHash), password);
  return isRight && user !== undefined;
}

async function limit({ ports }: Context, key: string, bounds: { points: number; seconds: number }) {
  const retryAfter = await ports.rateLimits.take(key, bounds);
  if (retryAfter > 0) throw new ApiFailure('RATE_LIMITED', { retryAfter });
}

async function mailVerification(context: Context, unit: Unit, user: UserRow, email: string) {
  await deleteLinks(unit.tx, user.id, 'verify-email');
  const token = await createLink(unit.tx, context.ports, {
    userId: user.id,
    purpose: 'verify-email',
    email,
    now: unit.now,
  });
  await unit.mail(verificationMail(email, user, token));
}

/** Says which unique index an account broke. */
export function toTakenFailure(error: unknown): unknown {
  if (isTaken(error, 'user_email_key')) return fieldFailure('EMAIL_TAKEN', 'email');
  if (isTaken(error, 'user_username_key')) return fieldFailure('USERNAME_TAKEN', 'username');
  return error;
}

/**
 * Asks for the password of who is logged in, with few tries (rule P2).
 *
 * @throws {ApiFailure} `WRONG_PASSWORD` for the field, `RATE_LIMITED`
 */
export async function requirePassword(context: Context, userId: string, password: string, field: string) {
  const { ports, db } = context;
  const key = `password:${userId}`;
  const wait = await ports.rateLimits.peek(key, loginLimit);
  if (wait > 0) throw new ApiFailure('RATE_LIMITED', { retryAfter: wait });
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!(await isRightPassword(context, user, password))) {
    await ports.rateLimits.take(key, loginLimit);
    throw fieldFailure('WRONG_PASSWORD', field);
  }
  await ports.rateLimits.reset(key);
}

export const authHandlers = {
  async login(context, { body }) {
    const { ports, db } = context;
    const account = fold(body.credentials);
    const key = `login:${account}:${context.ip}`;
    const wait = await ports.rateLimits.peek(key, loginLimit);
    if (wait > 0) throw new ApiFailure('RATE_LIMITED', { retryAfter: wait });
    await requireCaptchaProof(context, body.captchaProof);
    const user = await findByCredentials(db, body.credentials);
    if (!(await isRightPassword(context, user, body.password)) || !user) {
      await ports.rateLimits.take(key, loginLimit);
      throw new ApiFailure('INVALID_CREDENTIALS');
    }
    await ports.rateLimits.reset(key);
    if (!user.emailVerifiedAt && (await readSettings(db)).requireEmailVerification) {
      throw new ApiFailure('EMAIL_NOT_VERIFIED');
    }
    const now = ports.clock.now();
    const token = ports.random.token(32);
    const expiresAt = new Date(now.getTime() + sessionLength(body.remember ?? false));
    await insertSession(db, {
      id: ports.ids.next(),
      userId: user.id,
      tokenHash: await ports.hasher.sha256(token),
      userAgent: context.userAgent.slice(0, 300),
      countryCode: context.countryCode,
      createdAt: now,
      expiresAt,
    });
    return { data: { token, expiresAt: expiresAt.toISOString() } };
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
    if (context.ip) await limit(context, `register:${context.ip}`, registerLimit);
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
        await mailVerification(context, unit, user, user.email);
        return { data: { userId: user.id, requiresEmailVerification: requireEmailVerification } };
      });
    } catch (error) {
      throw toTakenFailure(error);
    }
  },

  async requestPasswordReset(context, { body }) {
    await limit(context, `mail:${fold(body.email)}`, mailLimit);
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
    const { ports } = context;
    const passwordHash = await ports.passwords.hash(body.password);
    const tokenHash = await ports.hasher.sha256(body.token);
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
    const { userId, sessionId } = requireViewer(context);
    const { ports } = context;
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
    try {
      await context.transaction(async ({ tx, now }) => {
        const link = await takeLink(tx, tokenHash, 'verify-email', now);
        if (!link) throw new ApiFailure('LINK_EXPIRED');
        const address = { email: link.email, emailKey: fold(link.email), pendingEmail: null };
        await tx
          .update(users)
          .set({ ...address, emailVerifiedAt: now, updatedAt: now })
          .where(eq(users.id, link.userId));
      });
    } catch (error) {
      throw isTaken(error, 'user_email_key') ? new ApiFailure('LINK_EXPIRED') : error;
    }
    return done;
  },

  async resendEmailVerification(context, { body }) {
    await limit(context, `mail:${fold(body.email)}`, mailLimit);
    const user = await findByCredentials(context.db, body.email);
    if (!user || user.emailVerifiedAt || user.emailKey !== fold(body.email)) return done;
    await context.transaction((unit) => mailVerification(context, unit, user, user.email));
    return done;
  },
} satisfies HandlersOf<'auth'>;

export { mailVerification };
