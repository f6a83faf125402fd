import type { Context, PeopleOf } from '../context.ts';
import type { AuditState } from '../db/schema/audit.ts';
import { auditEntries, auditReasons } from '../db/schema/index.ts';
import type { Unit } from '../unit.ts';

/** The operator who acts: an account, or the command line with the user of the operating system. */
export type ActingOperator = { id: string } | { id: null; shell: `shell:${string}` };

/** Identifies an operator in a column. Columns have no other data of operators, who may delete their accounts. */
export const keyOf = (operator: ActingOperator): string => operator.id ?? operator.shell;

/** An action of an operator, before it is performed. */
export interface OperatorAction {
  operator: ActingOperator;
  /** The operation of the contract, or the command. */
  name: string;
  /** The id of the account or item that the action is about. */
  targetId: string;
}

/** The change that an action has made. */
export interface AuditedChange<T> {
  result: T;
  /**
   * A name by which operators recognise an item, such as the number of a payout. Undefined for accounts, whose names are
   * read with the entry (rule P8).
   */
  target?: string;
  /** The text that the operator has written about a person. It is deleted with the account. */
  reason?: { userId: string; text: string } | undefined;
  before: AuditState;
  after: AuditState;
}

/**
 * Performs an action of an operator, and writes its audit entry in the same transaction: neither can exist without the
 * other (rule O1). Every action of an operator goes through this function, whether it comes from the app, the command
 * line or the engine.
 */
export function performAction<T>(
  context: Pick<Context, 'transaction'>,
  { operator, name, targetId }: OperatorAction,
  work: (unit: Unit) => Promise<AuditedChange<T>>,
  people?: PeopleOf,
): Promise<T> {
  return context.transaction(async (unit) => {
    const { result, target = null, reason, before, after } = await work(unit);
    const entryId = unit.nextId();
    await unit.tx.insert(auditEntries).values({
      ...{ id: entryId, at: unit.now, operatorId: operator.id, operator: operator.id ? null : keyOf(operator) },
      ...{ action: name, targetId, target, before, after },
    });
    // Of an account that is being deleted, no reason is kept.
    if (reason && unit.people.has(reason.userId))
      await unit.tx.insert(auditReasons).values({ entryId, userId: reason.userId, reason: reason.text });
    return result;
  }, people);
}
