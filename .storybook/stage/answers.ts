import { type OperationId, operations } from '@fanlight/sdk/operations';
import { states } from '../../mocks/src/generated/states.ts';

/** The states in which operations respond, by operation: a state of the contract, or an error code. */
export type Answers = Readonly<Partial<Record<OperationId, string>>>;

const isOperation = (word: string): word is OperationId => Object.hasOwn(operations, word);

/** Returns the states that the contract declares for an operation, then its other error codes. */
export const listStates = (operation: OperationId): string[] => [
  ...new Set<string>([...states[operation], ...operations[operation].errors]),
];

/**
 * Formats answers for a URL, which keeps only letters, digits, `_` and `-`: `getWallet_empty__topUpWallet_CARD_DECLINED`.
 */
export const formatAnswers = (answers: Answers): string =>
  Object.entries(answers)
    .map(([operation, state]) => `${operation}_${state}`)
    .join('__');

/** Parses the answers of a URL. Leaves out unknown operations and states. */
export function parseAnswers(text: unknown): Answers {
  if (typeof text !== 'string') return {};
  const pairs = text.split('__').map((pair) => /^([A-Za-z]+)_(.+)$/.exec(pair)?.slice(1) ?? []);
  return Object.fromEntries(
    pairs.filter(([operation = '', state = '']) => isOperation(operation) && listStates(operation).includes(state)),
  );
}

/** Returns the answers with another state of one operation. With an empty state, the operation responds as mocked. */
export function withAnswer(answers: Answers, operation: OperationId, state: string): Answers {
  const { [operation]: _, ...others } = answers;
  return state ? { ...others, [operation]: state } : others;
}
