import type { Parameters } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import type { setupWorker } from 'msw/browser';
import { clearFailures } from '../../components/src/testing/index.ts';
import { operationState, type Shown } from '../../mocks/src/index.ts';
import { clearCalls, recordCalls } from './calls.ts';

/** Parameters of stories that show a state of an operation. */
export interface ShownParameters {
  shows?: Shown;
  /** Whether the mocks bring the operation into the state; otherwise the story's own handlers or props do. */
  isMocked?: boolean;
}

const recorded = new WeakSet<object>();

/** Prepares the mocks for the state that a story says it shows. `own` are the story's handlers. */
export function prepareShown(
  worker: ReturnType<typeof setupWorker>,
  parameters: Parameters,
  own: RequestHandler[],
): void {
  const { shows, isMocked } = parameters as ShownParameters;
  if (!recorded.has(worker)) recordCalls(worker);
  recorded.add(worker);
  clearCalls();
  clearFailures();
  if (!shows || !isMocked || shows.operation === 'everywhere') return;
  worker.use(...operationState(shows.operation, shows.state as never, own));
}
