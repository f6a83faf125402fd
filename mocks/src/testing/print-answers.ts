// Prints the answer of every operation, one line each; with `reversed` they are asked in the other order.
import { answerOf, handlerOf, operationIds } from './calls.ts';

const order = process.argv.includes('reversed') ? operationIds.toReversed() : operationIds;
const lines: string[] = [];
for (const id of order) lines.push(`${id} ${await (await answerOf(id, [handlerOf(id)])).text()}`);
console.log(lines.sort().join('\n'));
