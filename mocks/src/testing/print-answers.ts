// Prints the digest of every operation's answer, one line each; with `reversed` they are asked in the other order.
import { digestOf, operationIds } from './calls.ts';

const order = process.argv.includes('reversed') ? operationIds.toReversed() : operationIds;
const lines: string[] = [];
for (const id of order) lines.push(`${id} ${await digestOf(id)}`);
console.log(lines.sort().join('\n'));
