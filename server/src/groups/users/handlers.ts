import type { Locale, Me } from '@fanlight/sdk/models';
import { type Context, requireViewer } from '../../context.ts';
import type { AccessOf, HandlersOf } from '../../contract.ts';
import { readBalance, spendable } from '../../ledger/ledger.ts';
import { fromHundredths } from '../../ledger/money.ts';
import { optionalFileUrl } from '../files/index.ts';
import { readCurrencySettings } from './currency.ts';
import { readPerson } from './people.ts';
import { listPeople } from './people-search.ts';
import { changePicture } from './profile.ts';
import { readUser } from './store.ts';
import { deletedUserSummary, readUserSummaries } from './summaries.ts';

/** Presents the viewer's own account, with the fields that only its owner sees. */
export async function readMe(context: Context, userId: string): Promise<Me> {
  const { db, ports } = context;
  const [user, balance] = await Promise.all([readUser(db, userId), readBalance(db, userId)]);
  return {
    _id: user.id,
    name: user.name,
    username: user.username,
    email: user.email,
    ...(user.pendingEmail && { pendingEmail: user.pendingEmail }),
    isEmailVerified: user.emailVerifiedAt !== null,
    avatar: optionalFileUrl(ports, user.avatarFileId, 'thumbnail'),
    cover: optionalFileUrl(ports, user.coverFileId, 'display'),
    balance: fromHundredths(spendable(balance)),
    isPerformer: user.isPerformer,
    hasPassword: user.passwordHash !== '',
    currencySettings: await readCurrencySettings(context, user),
    locale: user.locale as Locale,
    createdAt: user.createdAt.toISOString(),
  };
}

/** Finds the account whose id is in the path, which only its user can change (`x-access: owner`). */
export async function findAccount(context: Context, { params }: { params: { id: string } }) {
  const { id } = params;
  // Skips the query for the viewer's own account, which the session has already loaded.
  if (id !== requireViewer(context).userId) await readUser(context.db, id);
  return { ownerId: id, row: id };
}

/** The resolvers of `x-access`. */
export const usersAccess = { uploadUserAvatar: findAccount } satisfies Omit<AccessOf<'users'>, 'deleteUser'>;

export const usersHandlers = {
  async getMe(context) {
    return { data: await readMe(context, requireViewer(context).userId) };
  },

  uploadMyAvatar: (context, { form }) => changePicture(context, requireViewer(context).userId, form, 'avatar'),

  uploadUserAvatar: (context, { form }, id) => changePicture(context, id, form, 'avatar'),

  async searchUsers(context, { query }) {
    const found = await listPeople(context.db, requireViewer(context).userId, query);
    const people = await readUserSummaries(context.ports, context.db, found.data);
    return { data: { ...found, data: found.data.map((id) => people.get(id) ?? deletedUserSummary(id)) } };
  },

  async getUser(context, { params }) {
    return { data: await readPerson(context, params.id, requireViewer(context).userId) };
  },
  // The group `auth` has the handlers that change an account, because they need passwords and mailed links.
} satisfies Omit<HandlersOf<'users', typeof usersAccess>, 'deleteUser' | 'updateMe'>;
