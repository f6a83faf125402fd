// `npm run check:handlers`: how many operations of the contract still answer 501. The number only shrinks.
import { operations } from '@fanlight/sdk/operations';
import { notYet } from '../server/src/not-yet.ts';

/** Lowered with every handler that is written. */
const ceiling = 62;

const total = Object.keys(operations).length;
console.log(`${total - notYet.length} of ${total} operations have a handler, ${notYet.length} answer 501.`);
if (notYet.length > ceiling) {
  console.error(`At most ${ceiling} may answer 501: a new operation comes with its handler.`);
  process.exitCode = 1;
} else if (notYet.length < ceiling) {
  console.error(`Lower the ceiling in .ci/handlers.mjs to ${notYet.length}, so that it can't rise again.`);
  process.exitCode = 1;
}
