import { type Operation, type OperationId, operations } from '@fanlight/sdk/operations';

/** An operation of the contract with its name. */
export interface Matched {
  readonly id: OperationId;
  readonly operation: Operation;
}

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`);

const all: readonly (Matched & { pattern: RegExp })[] = Object.entries<Operation>(operations).map(
  ([id, operation]) => ({
    ...{ id: id as OperationId, operation },
    pattern: patternOf(operation.path),
  }),
);

/** The operation that a request calls. The contract's order decides: fixed segments stand before parameters. */
export function matchOperation(request: Request): Matched | undefined {
  const { pathname } = new URL(request.url);
  const start = pathname.indexOf('/api/');
  const path = pathname.slice(start + '/api'.length);
  return start < 0 ? undefined : all.find((one) => one.operation.method === request.method && one.pattern.test(path));
}
