import { type Context, requireViewer } from '../../../context.ts';
import type { HandlersOf } from '../../../contract.ts';
import { ApiFailure } from '../../../http/failure.ts';
import { readSettings } from '../../settings/index.ts';
import { mailChange } from '../credentials.ts';
import { requirePassword } from '../password-check.ts';
import { readLockedUser } from '../store.ts';
import { createRecoveryCodes, requireCode } from './check.ts';
import {
  countRecoveryCodes,
  enable,
  insertSecret,
  markVerified,
  readSecondFactor,
  remove,
  type SecondFactorRow,
} from './store.ts';
import { createSecret, uriOf } from './totp.ts';

const done = { data: { success: true } } as const;

/** Reads the second factor of the viewer. Fails if it is not in the expected state. */
async function requireFactor(context: Context, isEnabled: boolean): Promise<SecondFactorRow> {
  const factor = await readSecondFactor(context.db, requireViewer(context).userId);
  if (!factor || (factor.enabledAt !== null) !== isEnabled) throw new ApiFailure('STATUS_CONFLICT');
  return factor;
}

type SecondFactorOperation = Extract<keyof HandlersOf<'auth'>, `${string}SecondFactor`>;

/** The operations with which users set up, use and remove the second factor of their account. */
export const secondFactorHandlers = {
  async getSecondFactor(context) {
    const { userId, operatorAccess } = requireViewer(context);
    const factor = await readSecondFactor(context.db, userId);
    return {
      data: {
        isEnabled: Boolean(factor?.enabledAt),
        isOperator: operatorAccess !== null,
        recoveryCodesLeft: await countRecoveryCodes(context.db, userId),
      },
    };
  },

  async startSecondFactor(context, { body }) {
    const { userId } = requireViewer(context);
    const user = await requirePassword(context, userId, body.password, 'password');
    const secret = createSecret(context.ports);
    const encrypted = await context.ports.cipher.encrypt(secret);
    const { siteName } = await readSettings(context.db);
    if (!(await context.transaction((unit) => insertSecret(unit, userId, encrypted))))
      throw new ApiFailure('STATUS_CONFLICT');
    return { data: { secret, uri: uriOf(secret, { issuer: siteName, account: user.email }) } };
  },

  async confirmSecondFactor(context, { body }) {
    const { userId, sessionId } = requireViewer(context);
    const factor = await requireFactor(context, false);
    await requireCode(context, factor, body.code);
    const { codes, codeHashes } = createRecoveryCodes(context.ports, userId);
    await context.transaction(async (unit) => {
      if (!(await enable(unit, factor, codeHashes))) throw new ApiFailure('STATUS_CONFLICT');
      await markVerified(unit.tx, sessionId, unit.now);
      await mailChange(context, unit, await readLockedUser(unit.tx, userId), 'second-factor');
    });
    return { data: { recoveryCodes: codes } };
  },

  async verifySecondFactor(context, { body }) {
    const { sessionId } = requireViewer(context);
    await requireCode(context, await requireFactor(context, true), body.code);
    await markVerified(context.db, sessionId, context.ports.clock.now());
    return done;
  },

  async removeSecondFactor(context, { body }) {
    const { userId } = requireViewer(context);
    const factor = await requireFactor(context, true);
    await requirePassword(context, userId, body.password, 'password');
    await requireCode(context, factor, body.code);
    if (!(await context.transaction(({ tx }) => remove(tx, userId)))) throw new ApiFailure('STATUS_CONFLICT');
    return done;
  },
} satisfies Pick<HandlersOf<'auth'>, SecondFactorOperation>;
