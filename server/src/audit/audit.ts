import type { Context, PeopleOf } from '../context.ts';
import type { AuditState } from '../db/schema/audit.ts';
import { auditEntries } from '../db/schema/index.ts';
import type { Unit } from '../unit.ts';

/** The operator who acts. */
export interface ActingOperator {
  /** Null for the command line. */
  id: string | null;
  /** The e-mail address of the operator, or `shell:` and the name of the user of the operating system. */
  name: string;
}

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
  /** A name by which operators recognise the target. */
  target: string;
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
    const { result, target, before, after } = await work(unit);
    await unit.tx.insert(auditEntries).values({
      ...{ id: unit.nextId(), at: unit.now, operatorId: operator.id, operator: operator.name },
      ...{ action: name, targetId, target, before, after },
    });
    return result;
  }, people);
}
