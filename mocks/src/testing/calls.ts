import { createHash } from 'node:crypto';
import { type Operation, type OperationId, operations } from '@fanlight/sdk/operations';
import { getResponse, HttpHandler, type RequestHandler } from 'msw';
import { handlers } from '../setup.ts';

/** Every operation of the contract. */
export const operationIds = Object.keys(operations) as OperationId[];

/** Returns an operation of the contract. */
export const operationOf = (id: OperationId): Operation => operations[id];

/** Creates a request of a logged-in user. The path contains values for its parameters. */
export function requestOf(id: OperationId): Request {
  const { method, path } = operationOf(id);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name) =>
    name === 'username' ? 'mara.clay' : '0193f2a4c1d07b3e5a918c42',
  );
  return new Request(`http://localhost/api${filled}`, { method, headers: { authorization: 'a-token' } });
}

/**
 * Returns the handler of an operation. A test that uses only this handler is faster, because MSW tries its handlers one
 * after another.
 */
export function handlerOf(id: OperationId): RequestHandler {
  const { method, path } = operationOf(id);
  const pathPattern = `*/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
  const handler = handlers.find(
    (one) => one instanceof HttpHandler && one.info.method === method && one.info.path === pathPattern,
  );
  if (!handler) throw new Error(`${id} has no handler`);
  return handler;
}

/** Returns the response of the given handlers to a request of an operation. */
export async function responseOf(id: OperationId, from: RequestHandler[]): Promise<Response> {
  const response = await getResponse(from, requestOf(id));
  if (!response) throw new Error(`${id} has no response`);
  return response;
}

/** Returns a digest of an operation's response. */
export async function digestOf(id: OperationId): Promise<string> {
  const response = await responseOf(id, [handlerOf(id)]);
  return createHash('sha256')
    .update(await response.bytes())
    .digest('hex');
}
