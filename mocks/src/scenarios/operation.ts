import type { KnownErrorCode } from '@fanlight/sdk/models';
import type { OperationId } from '@fanlight/sdk/operations';
import { http, type RequestHandler } from 'msw';
import type { states } from '../generated/states.ts';
import { failure } from './failures.ts';
import type { GetBaseResponse } from './index.ts';
import { matchOperation } from './match.ts';
import { changeData, withMore, withoutItems } from './transforms.ts';

/** A state of an operation that the user interface must show. */
export type StateOf<Id extends keyof typeof states> = (typeof states)[Id][number];

const never = () => new Promise<never>(() => undefined);
const isFirstPage = ({ url }: Request): boolean => {
  const query = new URL(url).searchParams;
  return !query.has('cursor') && !Number(query.get('offset'));
};

/**
 * Responds to a call of the operation in one of the states. The response is undefined if later handlers must handle
 * the call.
 */
type Rule = (
  request: Request,
  respond: () => Promise<Response | undefined>,
) => Promise<Response | undefined> | Response;

const pass: Rule = async () => undefined;
const named: Readonly<Record<string, Rule>> = {
  ready: pass,
  done: pass,
  loading: never,
  submitting: never,
  failed: () => failure('INTERNAL'),
  empty: (_request, respond) => changeData(respond, withoutItems),
  'loading-more': (request, respond) => (isFirstPage(request) ? changeData(respond, withMore) : never()),
  'more-failed': (request, respond) => (isFirstPage(request) ? changeData(respond, withMore) : failure('INTERNAL')),
};

/**
 * Returns the handler that brings one operation into a state. Other operations do not change. Place it before the
 * handlers whose responses it changes.
 */
export function stateHandlers(
  operation: OperationId,
  state: string,
  getBaseResponse: GetBaseResponse,
): RequestHandler[] {
  const rule = named[state] ?? (() => failure(state as KnownErrorCode));
  return [
    http.all('*/api/*', ({ request }) =>
      matchOperation(request)?.id === operation ? rule(request, () => getBaseResponse(request.clone())) : undefined,
    ),
  ];
}
