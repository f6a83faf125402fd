import { createHash } from 'node:crypto';
import { type Operation, type OperationId, operations } from '@fanlight/sdk/operations';
import { getResponse, HttpHandler, type RequestHandler } from 'msw';
import { handlers } from '../setup.ts';

/** Every operation of the contract. */
export const operationIds = Object.keys(operations) as OperationId[];

/** What the contract says of an operation. */
export const operationOf = (id: OperationId): Operation => operations[id];

/** A call of an operation by somebody who is logged in, its address filled in. */
export function requestOf(id: OperationId): Request {
  const { method, path } = operationOf(id);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name) =>
    name === 'username' ? 'mara.clay' : '0193f2a4c1d07b3e5a918c42',
  );
  return new Request(`http://localhost/api${filled}`, { method, headers: { authorization: 'a-token' } });
}

/** The handler of one operation alone: with all of them each call would try every one. */
export function handlerOf(id: OperationId): RequestHandler {
  const { method, path } = operationOf(id);
  const address = `*/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
  const handler = handlers.find(
    (one) => one instanceof HttpHandler && one.info.method === method && one.info.path === address,
  );
  if (!handler) throw new Error(`${id} has no handler`);
  return handler;
}

/** The answer of some handlers to a call. */
export async function answerOf(id: OperationId, from: RequestHandler[]): Promise<Response> {
  const response = await getResponse(from, requestOf(id));
  if (!response) throw new Error(`${id} has no answer`);
  return response;
}

/** Names the bytes of an operation's answer. */
export async function digestOf(id: OperationId): Promise<string> {
  const response = await answerOf(id, [handlerOf(id)]);
  return createHash('sha256')
    .update(await response.bytes())
    .digest('hex');
}
