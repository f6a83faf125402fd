import { type Context, requireViewer } from '../../context.ts';
import type { Handlers } from '../../contract.ts';
import { isTaken } from '../../db/errors.ts';
import type { DomainEventOf } from '../../domain-events.ts';
import { ApiFailure, fieldFailure } from '../../http/failure.ts';
import { ipKeyOf, limitFailures, requireIpLimit } from '../../http/limit.ts';
import type { Unit } from '../../unit.ts';
import { type UserRow, updateUser } from '../users/index.ts';
import { confirmEmail, mailVerification, setPassword, undoChange } from './credentials.ts';
import { rememberDevice } from './known-device.ts';
import { requireMailLimit } from './mail-limit.ts';
import { resetMail } from './mails.ts';
import { requirePassword } from './password-check.ts';
import { isRegistrationKey } from './registration-key.ts';
import { linkLimit, visitorMailLimit } from './rules.ts';
import { readSecondFactor } from './second-factor/store.ts';
import { beginSession } from './session.ts';
import {
  consumeLink,
  createLink,
  deleteLinks,
  findByEmail,
  findUserOfLink,
  isLinkValid,
  type LinkPurpose,
  readLockedUser,
} from './store.ts';

const done = { data: { success: true } } as const;

/**
 * Hashes a new password if the link is valid. The link is checked first, because hashing is expensive.
 *
 * @returns the hashes of token and password, and the id of the link's user, whom the transaction locks
 */
async function hashPasswordForLink(
  context: Context,
  purpose: LinkPurpose,
  { token, password }: { token: string; password: string },
): Promise<{ tokenHash: string; passwordHash: string; ownerId: string | null }> {
  const { ports, db } = context;
  const tokenHash = ports.hasher.sha256(token);
  await limitFailures(context, ipKeyOf(context, 'link'), linkLimit, async () => {
    if (!(await isLinkValid(db, tokenHash, purpose, ports.clock.now()))) throw new ApiFailure('LINK_EXPIRED');
  });
  const passwordHash = await ports.passwords.hash(password);
  return { tokenHash, passwordHash, ownerId: await findUserOfLink(db, tokenHash) };
}

/**
 * Requests a link by mail. A subscriber looks up the account after the response, so that the time until the response does
 * not reveal whether the e-mail address has an account.
 */
async function requestLink(
  context: Context,
  purpose: 'verify-email' | 'reset-password',
  { email, redirect }: { email: string; redirect?: string | undefined },
) {
  await requireIpLimit(context, 'mail-visitor', visitorMailLimit);
  await requireMailLimit(context, email);
  await context.transaction(async (unit) =>
    unit.publish({ type: 'link-requested', purpose, email, ...(redirect && { redirect }) }),
  );
  return done;
}

async function mailReset(context: Context, unit: Unit, user: UserRow, redirect?: string): Promise<void> {
  await deleteLinks(unit.tx, user.id, 'reset-password');
  const link = { userId: user.id, purpose: 'reset-password', email: user.email, now: unit.now } as const;
  unit.mail(resetMail(user.email, user, await createLink(unit.tx, context.ports, link), redirect));
}

/** Mails a requested link. Does nothing if the e-mail address has no account, or is already confirmed. */
export async function mailLink(context: Context, event: DomainEventOf<'link-requested'>): Promise<void> {
  const user = await findByEmail(context.db, event.email);
  if (!user || (event.purpose === 'verify-email' && user.emailVerifiedAt)) return;
  await context.transaction(
    async (unit) => {
      if (!unit.people.has(user.id)) return;
      // The address may have changed since it was read; a link to the former address could take over the account.
      if ((await readLockedUser(unit.tx, user.id)).emailKey !== user.emailKey) return;
      if (event.purpose === 'verify-email') await mailVerification(context, unit, user, user.email, event.redirect);
      else await mailReset(context, unit, user, event.redirect);
    },
    { ids: [user.id] },
  );
}

/** The operations that reset, change, confirm and restore passwords and e-mail addresses (rules P2, P5). */
export const recoveryHandlers = {
  requestPasswordReset: (context, { body }) => requestLink(context, 'reset-password', body),

  resendEmailVerification: (context, { body }) => requestLink(context, 'verify-email', body),

  async resetPassword(context, { body }) {
    const { tokenHash, passwordHash, ownerId } = await hashPasswordForLink(context, 'reset-password', body);
    const user = await context.transaction(
      async (unit) => {
        const link = await consumeLink(unit.tx, tokenHash, 'reset-password', unit.now);
        if (!link) throw new ApiFailure('LINK_EXPIRED');
        // Opening a mailed link proves that the user receives mail at the e-mail address.
        await updateUser(unit, link.userId, { emailVerifiedAt: unit.now });
        const owner = await readLockedUser(unit.tx, link.userId);
        await setPassword(context, unit, { user: owner, passwordHash });
        return owner;
      },
      { ids: [ownerId], strength: 'no key update' },
    );
    rememberDevice(context, { ...user, passwordHash });
    return done;
  },

  async updatePassword(context, { body }) {
    const { userId, sessionId, isPerformer } = requireViewer(context);
    if (body.source === 'performer' && !isPerformer)
      throw fieldFailure('VALIDATION_FAILED', 'source', 'NOT_A_PERFORMER');
    const checkedUser = await requirePassword(context, userId, body.currentPassword, 'currentPassword');
    const passwordHash = await context.ports.passwords.hash(body.password);
    await context.transaction(
      async (unit) => {
        const user = await readLockedUser(unit.tx, userId);
        // If the hash has changed since the check, a concurrent request has set another password.
        if (user.passwordHash !== checkedUser.passwordHash) throw fieldFailure('WRONG_PASSWORD', 'currentPassword');
        await setPassword(context, unit, { user, passwordHash, exceptSessionId: sessionId });
      },
      { strength: 'no key update' },
    );
    rememberDevice(context, { ...checkedUser, passwordHash });
    return done;
  },

  async undoAccountChange(context, { body }) {
    const { tokenHash, passwordHash, ownerId } = await hashPasswordForLink(context, 'undo-change', body);
    try {
      const user = await context.transaction(
        async (unit) => {
          const link = await consumeLink(unit.tx, tokenHash, 'undo-change', unit.now);
          if (!link) throw new ApiFailure('LINK_EXPIRED');
          await undoChange(unit, link, passwordHash);
          return readLockedUser(unit.tx, link.userId);
        },
        // Changing the e-mail address, which is a unique key, needs the lock `for update`.
        { ids: [ownerId], strength: 'update' },
      );
      rememberDevice(context, user);
    } catch (error) {
      throw isTaken(error, 'user_email_key') ? new ApiFailure('LINK_EXPIRED') : error;
    }
    return done;
  },

  async verifyEmail(context, { body }) {
    const tokenHash = context.ports.hasher.sha256(body.token);
    const ownerId = await findUserOfLink(context.db, tokenHash);
    const { registrationKey } = body;
    try {
      const session = await limitFailures(context, ipKeyOf(context, 'link'), linkLimit, () =>
        context.transaction(
          async (unit) => {
            const link = await consumeLink(unit.tx, tokenHash, 'verify-email', unit.now);
            if (!link) throw new ApiFailure('LINK_EXPIRED');
            const user = await readLockedUser(unit.tx, link.userId);
            await confirmEmail(context, unit, user, link.email);
            // The user who confirms a changed e-mail address is logged in already, so no session starts.
            if (user.emailVerifiedAt || !registrationKey) return null;
            // A link from a mail does not replace a code of the second factor.
            if ((await readSecondFactor(unit.tx, user.id))?.enabledAt) return null;
            if (!isRegistrationKey(context, user.id, registrationKey)) return null;
            rememberDevice(context, user);
            return beginSession(context, unit.tx, user.id, false);
          },
          // Changing the e-mail address, which is a unique key, needs the lock `for update`.
          { ids: [ownerId], strength: 'update' },
        ),
      );
      return { data: { success: true, session } };
    } catch (error) {
      throw isTaken(error, 'user_email_key') ? new ApiFailure('LINK_EXPIRED') : error;
    }
  },
} satisfies Pick<
  Handlers,
  | 'requestPasswordReset'
  | 'resendEmailVerification'
  | 'resetPassword'
  | 'updatePassword'
  | 'undoAccountChange'
  | 'verifyEmail'
>;
