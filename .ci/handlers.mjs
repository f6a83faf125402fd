// `npm run check:handlers` counts the operations of the contract that return 501. The count must not rise.
import { operations } from '@fanlight/sdk/operations';
import { plannedOperations } from '../server/src/planned-operations.ts';

/** The maximum count. Lower it with every new handler. */
const ceiling = 35;

const total = Object.keys(operations).length;
console.log(
  `${total - plannedOperations.length} of ${total} operations have a handler, ${plannedOperations.length} return 501.`,
);
if (plannedOperations.length > ceiling) {
  console.error(`At most ${ceiling} may return 501. Add the handler of the new operation.`);
  process.exitCode = 1;
} else if (plannedOperations.length < ceiling) {
  console.error(
    `Lower the ceiling in .ci/handlers.mjs to ${plannedOperations.length}, so that the count can't rise again.`,
  );
  process.exitCode = 1;
}
