// Responds to operations in the states of the global `answers`.
import type { OperationId } from '@fanlight/sdk/operations';
import { getResponse, http, type RequestHandler } from 'msw';
import { handlers, operationState } from '../../mocks/src/index.ts';
import { matchOperation } from '../../mocks/src/scenarios/match.ts';
import { parseAnswers } from './answers.ts';

/** States in which an operation responds with data. In the others it fails, or does not respond. */
const statesWithData: readonly string[] = ['ready', 'done', 'empty', 'loading-more', 'more-failed'];

/**
 * Returns a handler that responds to an operation with the data of the story, or with generated data if the operation
 * fails in the story. Otherwise, `ready` would change nothing in a story that shows a failure.
 */
const createDataHandler = (operation: OperationId, storyHandlers: RequestHandler[]): RequestHandler =>
  http.all('*/api/*', async ({ request }) => {
    if (matchOperation(request)?.id !== operation) return undefined;
    const response = await getResponse(storyHandlers, request.clone());
    return response?.ok ? response : getResponse([...handlers], request);
  });

/** Returns the handlers of the answers in a URL. They change the responses of `storyHandlers`. */
export const answerHandlers = (answers: unknown, storyHandlers: RequestHandler[]): RequestHandler[] =>
  (Object.entries(parseAnswers(answers)) as [OperationId, string][]).flatMap(([operation, state]) => {
    const base = statesWithData.includes(state) ? [createDataHandler(operation, storyHandlers)] : [];
    return [...operationState(operation, state as never, base.length > 0 ? base : storyHandlers), ...base];
  });
