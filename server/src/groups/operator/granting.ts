import type { OperatorAccess } from '@fanlight/sdk/models';
import { asc, eq, isNotNull } from 'drizzle-orm';
import { type ActingOperator, performAction } from '../../audit/audit.ts';
import type { Context } from '../../context.ts';
import { users } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import { findByEmail, removeSecondFactor } from '../auth/index.ts';
import { setOperatorAccess } from '../users/index.ts';

/** An operator, as the command line lists them. */
export interface ListedOperator {
  email: string;
  access: OperatorAccess;
}

/** The functions with which the command line makes accounts those of operators (rule O1). No operation does. */
export interface OperatorRoles {
  list(): Promise<ListedOperator[]>;
  /**
   * Makes an account that of an operator, or changes what the operator may do.
   *
   * @throws {ApiFailure} `NOT_FOUND` if there is no account with the address, `EMAIL_NOT_VERIFIED` if it is not confirmed
   */
  grant(email: string, access: OperatorAccess, by: ActingOperator): Promise<void>;
  /** @throws {ApiFailure} `NOT_FOUND` if there is no operator with the address */
  revoke(email: string, by: ActingOperator): Promise<void>;
  /**
   * Removes the second factor of an account whose owner has lost the phone and the recovery codes.
   *
   * @throws {ApiFailure} `NOT_FOUND` if there is no account with the address, or if it has no second factor
   */
  resetSecondFactor(email: string, by: ActingOperator): Promise<void>;
}

async function findUserByEmail({ db }: Context, email: string) {
  const user = await findByEmail(db, email);
  if (!user || user.closedAt) throw new ApiFailure('NOT_FOUND');
  return user;
}

async function setAccess(context: Context, userId: string, access: OperatorAccess | null, operator: ActingOperator) {
  const name = access ? 'grantOperator' : 'revokeOperator';
  await performAction(
    context,
    { operator, name, targetId: userId },
    async (unit) => {
      const [user] = await unit.tx.select().from(users).where(eq(users.id, userId));
      if (!user || (!access && !user.operatorAccess)) throw new ApiFailure('NOT_FOUND');
      await setOperatorAccess(unit, userId, access);
      const before = { operatorAccess: user.operatorAccess };
      return { result: undefined, before, after: { operatorAccess: access } };
    },
    { requiredIds: [userId], strength: 'no key update' },
  );
}

/** Creates the functions with which the command line grants and revokes the role of operators. */
export const createOperatorRoles = (createContext: () => Context): OperatorRoles => ({
  async list() {
    const rows = await createContext()
      .db.select({ email: users.email, access: users.operatorAccess })
      .from(users)
      .where(isNotNull(users.operatorAccess))
      .orderBy(asc(users.id));
    return rows.flatMap(({ email, access }) => (access ? [{ email, access }] : []));
  },

  async grant(email, access, by) {
    const context = createContext();
    const user = await findUserByEmail(context, email);
    // An unconfirmed address may be that of another person.
    if (!user.emailVerifiedAt) throw new ApiFailure('EMAIL_NOT_VERIFIED');
    await setAccess(context, user.id, access, by);
  },

  async revoke(email, by) {
    const context = createContext();
    await setAccess(context, (await findUserByEmail(context, email)).id, null, by);
  },

  async resetSecondFactor(email, by) {
    const context = createContext();
    const user = await findUserByEmail(context, email);
    await performAction(
      context,
      { operator: by, name: 'resetSecondFactor', targetId: user.id },
      async ({ tx }) => {
        if (!(await removeSecondFactor(tx, user.id))) throw new ApiFailure('NOT_FOUND');
        const before = { hasSecondFactor: true };
        return { result: undefined, before, after: { hasSecondFactor: false } };
      },
      { requiredIds: [user.id] },
    );
  },
});
