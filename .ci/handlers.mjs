// `npm run check:handlers`: counts the operations of the contract that answer 501. The count may only fall.
import { operations } from '@fanlight/sdk/operations';
import { notYet } from '../server/src/not-yet.ts';

/** The maximum; lower it with every new handler. */
const ceiling = 62;

const total = Object.keys(operations).length;
console.log(`${total - notYet.length} of ${total} operations have a handler, ${notYet.length} answer 501.`);
if (notYet.length > ceiling) {
  console.error(`At most ${ceiling} may answer 501. Add the handler of the new operation.`);
  process.exitCode = 1;
} else if (notYet.length < ceiling) {
  console.error(`Lower the ceiling in .ci/handlers.mjs to ${notYet.length}, so that the count can't rise again.`);
  process.exitCode = 1;
}
