import type { Locale, Me } from '@fanlight/sdk/models';
import { type Context, requireViewer } from '../../context.ts';
import type { HandlersOf } from '../../contract.ts';
import { ApiFailure } from '../../http/failure.ts';
import { readBalance, spendable } from '../../ledger/ledger.ts';
import { fromHundredths } from '../../ledger/money.ts';
import { optionalFileUrl } from '../files/index.ts';
import { changeAccount, changePicture } from './profile.ts';
import { readUser } from './store.ts';

async function readMe({ db, ports }: Context, userId: string): Promise<Me> {
  const [user, balance] = await Promise.all([readUser(db, userId), readBalance(db, userId)]);
  const [avatar, cover] = await Promise.all([
    optionalFileUrl(ports, user.avatarFileId, 'thumbnail'),
    optionalFileUrl(ports, user.coverFileId, 'display'),
  ]);
  return {
    _id: user.id,
    name: user.name,
    username: user.username,
    email: user.email,
    isEmailVerified: user.emailVerifiedAt !== null,
    avatar,
    cover,
    balance: fromHundredths(spendable(balance)),
    isPerformer: user.isPerformer,
    currencySettings: { manualDetect: user.manualCurrency, currency: user.currency },
    locale: user.locale as Locale,
    createdAt: user.createdAt.toISOString(),
  };
}

export const usersHandlers = {
  async getMe(context) {
    return { data: await readMe(context, requireViewer(context).userId) };
  },

  async updateMe(context, { body }) {
    const { userId } = requireViewer(context);
    await changeAccount(context, userId, body);
    return { data: await readMe(context, userId) };
  },

  uploadMyAvatar: (context, { form }) => changePicture(context, requireViewer(context).userId, form, 'avatar'),

  async uploadUserAvatar(context, { params, form }) {
    const { userId } = requireViewer(context);
    if (params.id !== userId) {
      await readUser(context.db, params.id);
      throw new ApiFailure('FORBIDDEN');
    }
    return changePicture(context, userId, form, 'avatar');
  },
} satisfies HandlersOf<'users'>;
