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
import { beginSession } from './session.ts';
import {
  createLink,
  deleteLinks,
  findByEmail,
  findLinkOwner,
  isLinkValid,
  type LinkPurpose,
  readLockedUser,
  takeLink,
} from './store.ts';

const done = { data: { success: true } } as const;

/**
 * Hashes a new password if the link is valid. Hashing is expensive, so an invalid token is refused first.
 *
 * @returns the hashes, and the id of the link's user, whose account is locked by the transaction that uses the link
 */
async function hashForLink(
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
  return { tokenHash, passwordHash, ownerId: await findLinkOwner(db, tokenHash) };
}

/**
 * Requests a link. The account is looked up after the answer, so that the answer takes the same time for every address.
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

/** Mails the requested links. */
export async function mailLink(context: Context, event: DomainEventOf<'link-requested'>): Promise<void> {
  const user = await findByEmail(context.db, event.email);
  if (!user || (event.purpose === 'verify-email' && user.emailVerifiedAt)) return;
  await context.transaction(
    async (unit) => {
      if (!unit.people.has(user.id)) return;
      if (event.purpose === 'verify-email') await mailVerification(context, unit, user, user.email, event.redirect);
      else await mailReset(context, unit, user, event.redirect);
    },
    { ids: [user.id] },
  );
}

/** Operations on passwords and addresses: reset, change, confirm and undo (rules P2, P5). */
export const recoveryHandlers = {
  requestPasswordReset: (context, { body }) => requestLink(context, 'reset-password', body),

  resendEmailVerification: (context, { body }) => requestLink(context, 'verify-email', body),

  async resetPassword(context, { body }) {
    const { tokenHash, passwordHash, ownerId } = await hashForLink(context, 'reset-password', body);
    const user = await context.transaction(
      async (unit) => {
        const link = await takeLink(unit.tx, tokenHash, 'reset-password', unit.now);
        if (!link) throw new ApiFailure('LINK_EXPIRED');
        // Opening the link of a mail proves that the user owns the address.
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
    const checked = await requirePassword(context, userId, body.currentPassword, 'currentPassword');
    const passwordHash = await context.ports.passwords.hash(body.password);
    await context.transaction(
      async (unit) => {
        const user = await readLockedUser(unit.tx, userId);
        // A concurrent reset has replaced the password that was checked.
        if (user.passwordHash !== checked.passwordHash) throw fieldFailure('WRONG_PASSWORD', 'currentPassword');
        await setPassword(context, unit, { user, passwordHash, exceptSessionId: sessionId });
      },
      { strength: 'no key update' },
    );
    rememberDevice(context, { ...checked, passwordHash });
    return done;
  },

  async undoAccountChange(context, { body }) {
    const { tokenHash, passwordHash, ownerId } = await hashForLink(context, 'undo-change', body);
    try {
      const user = await context.transaction(
        async (unit) => {
          const link = await takeLink(unit.tx, tokenHash, 'undo-change', unit.now);
          if (!link) throw new ApiFailure('LINK_EXPIRED');
          await undoChange(unit, link, passwordHash);
          return readLockedUser(unit.tx, link.userId);
          // The address is a unique key of the account.
        },
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
    const ownerId = await findLinkOwner(context.db, tokenHash);
    const { registrationKey } = body;
    try {
      const session = await limitFailures(context, ipKeyOf(context, 'link'), linkLimit, () =>
        context.transaction(
          async (unit) => {
            const link = await takeLink(unit.tx, tokenHash, 'verify-email', unit.now);
            if (!link) throw new ApiFailure('LINK_EXPIRED');
            const user = await readLockedUser(unit.tx, link.userId);
            await confirmEmail(context, unit, user, link.email);
            // Confirming a changed address starts no session, since the user is already logged in.
            if (user.emailVerifiedAt || !registrationKey) return null;
            if (!isRegistrationKey(context, user.id, registrationKey)) return null;
            rememberDevice(context, user);
            return beginSession(context, unit.tx, user.id, false);
            // The address is a unique key of the account.
          },
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
