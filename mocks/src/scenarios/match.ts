import { matchingOrder, type Operation, type OperationId, operations } from '@fanlight/sdk/operations';

/** An operation of the contract and its id. */
export interface Matched {
  readonly id: OperationId;
  readonly operation: Operation;
}

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`);

const operationPatterns: readonly (Matched & { pattern: RegExp })[] = matchingOrder.map((id) => {
  const operation: Operation = operations[id];
  return { id, operation, pattern: patternOf(operation.path) };
});

/** Returns the operation that a request calls. Fixed segments of a path take precedence over parameters. */
export function matchOperation(request: Pick<Request, 'url' | 'method'>): Matched | undefined {
  const { pathname } = new URL(request.url);
  const start = pathname.indexOf('/api/');
  const path = pathname.slice(start + '/api'.length);
  return start < 0
    ? undefined
    : operationPatterns.find((one) => one.operation.method === request.method && one.pattern.test(path));
}
