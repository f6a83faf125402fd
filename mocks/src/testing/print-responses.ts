// Prints a digest of the response of every operation. With the argument `reversed`, calls the operations in reverse
// order.
import { digestOf, operationIds } from './calls.ts';

const order = process.argv.includes('reversed') ? operationIds.toReversed() : operationIds;
const lines: string[] = [];
for (const id of order) lines.push(`${id} ${await digestOf(id)}`);
console.log(lines.sort().join('\n'));
