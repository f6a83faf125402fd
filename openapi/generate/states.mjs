// The states of each operation that the user interface must show. `npm run check:states` compares them with the
// stories.
import fs from 'node:fs';
import { errorCodesOf, operationsOf, resolve } from './contract.mjs';

const HEAD = '// Generated from the contract by `npm run generate`. Do not edit.\n';

/** Error codes whose text does not depend on the operation. Each has one story, which belongs to `everywhere`. */
export const everywhere = ['UNAUTHENTICATED', 'FORBIDDEN', 'RATE_LIMITED', 'MAINTENANCE', 'OWN_ACCOUNT'];

/** Error codes that have no state in some operations, with these operations and the reason. */
export const leftOut = [
  {
    codes: everywhere,
    reason: 'The app handles it in the same way for every operation.',
  },
  {
    codes: ['MALFORMED_BODY', 'IDEMPOTENCY_CONFLICT', 'NOT_IMPLEMENTED'],
    reason: 'A correct client never gets it.',
  },
  {
    codes: ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
    isFor: ({ files }) => files.length === 0,
    reason: 'The client encodes the body; only chosen files can be too large or of a wrong type.',
  },
  {
    codes: ['SECOND_FACTOR_REQUIRED'],
    isFor: ({ id }) => id !== 'login' && id !== 'getOperator',
    reason: 'The console asks for a code when `getOperator` fails with it, before other operations are called.',
  },
  {
    codes: ['VALIDATION_FAILED'],
    isFor: ({ body }) => body === 'none',
    reason: 'The viewer enters nothing.',
  },
  {
    codes: ['NOT_FOUND'],
    isFor: ({ method }) => method !== 'GET',
    reason:
      'The viewer sees what the operation changes; it disappears only by a race, which shows the text of `failed`.',
  },
];

const isLeftOut = (operation, code) =>
  leftOut.some(({ codes, isFor = () => true }) => codes.includes(code) && isFor(operation));

/** Whether the response is a list. */
function isList(document, { responseSchema }) {
  const typeOf = (node) => resolve(document, node)?.type;
  const data = resolve(document, responseSchema)?.properties?.data;
  return typeOf(data) === 'array' || typeOf(resolve(document, data)?.properties?.data) === 'array';
}

function statesOfQuery(document, operation) {
  return [
    ...['ready', 'loading', 'failed'],
    ...(isList(document, operation) ? ['empty'] : []),
    ...(operation.endless ? ['loading-more', 'more-failed'] : []),
  ];
}

/** Returns the states of an operation: those of its data or of its form, and one for each error code. */
export function statesOf(document, operation) {
  const hidden = operation.raw['x-not-shown']?.states ?? [];
  const dataStates = operation.method === 'GET' ? statesOfQuery(document, operation) : ['submitting', 'done', 'failed'];
  const codes = errorCodesOf(document, operation).filter((code) => !isLeftOut(operation, code));
  return [...dataStates, ...codes].filter((state) => !hidden.includes(state));
}

/** Reports wrong values of `x-not-shown`. Each problem is one line. */
export function stateProblems(document) {
  return operationsOf(document).flatMap((operation) => {
    const { id, raw } = operation;
    if (raw['x-not-shown'] === undefined) return [];
    const { states = [], reason } = raw['x-not-shown'];
    const possibleStates = statesOf(document, { ...operation, raw: {} });
    return [
      ...states
        .filter((state) => !possibleStates.includes(state))
        .map((state) => `${id}: x-not-shown: no such state: ${state}`),
      ...(states.length > 0 && reason ? [] : [`${id}: x-not-shown needs states and a reason`]),
    ];
  });
}

/** Writes the states of all operations. */
export function writeStates(document, file) {
  const row = (operation) => `  ${operation.id}: ${JSON.stringify(statesOf(document, operation))},\n`;
  fs.writeFileSync(
    file,
    `${HEAD}
/** The states that the user interface has to show, by operation; \`everywhere\` has those that all share. */
export const states = {
  everywhere: ${JSON.stringify(everywhere)},
${operationsOf(document).map(row).join('')}} as const;
`,
  );
}
