import type { Parameters } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import type { setupWorker } from 'msw/browser';
import { clearFailures } from '../../components/src/testing/index.ts';
import { operationState, type Shown } from '../../mocks/src/index.ts';
import { clearCalls, recordCalls } from './calls.ts';

/** The parameters of a story that shows a state of an operation. */
export interface ShownParameters {
  shows?: Shown;
  /** Whether the mocks cause the state of the operation. If false, the handlers or the props of the story cause it. */
  isMocked?: boolean;
}

const recorded = new WeakSet<object>();

/** Prepares the mocks for the state that a story names. */
export function prepareShown(
  worker: ReturnType<typeof setupWorker>,
  parameters: Parameters,
  storyHandlers: RequestHandler[],
): void {
  const { shows, isMocked } = parameters as ShownParameters;
  if (!recorded.has(worker)) recordCalls(worker);
  recorded.add(worker);
  clearCalls();
  clearFailures();
  if (!shows || !isMocked || shows.operation === 'everywhere') return;
  worker.use(...operationState(shows.operation, shows.state as never, storyHandlers));
}
