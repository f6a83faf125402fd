// Records the calls of the running story. They prove which state the story shows.
import type { OperationId } from '@fanlight/sdk/operations';
import type { setupWorker } from 'msw/browser';
import { expect, waitFor } from 'storybook/test';
import { matchOperation } from '../../mocks/src/scenarios/match.ts';

/** A call of an operation. Without a status, there is no response yet. */
export interface Call {
  readonly operation: OperationId;
  readonly url: URL;
  status?: number;
  body?: Body;
}

/** The parts of a JSON response that a proof reads. */
interface Body {
  code?: string;
  data?: unknown;
}

/** Whether a call requests a page of a list other than the first. */
export const isNextPage = ({ url: { searchParams } }: Call): boolean =>
  searchParams.has('cursor') || Number(searchParams.get('offset')) > 0;

let calls = new Map<string, Call>();

/** The calls of the running story, in their order. */
export const listCalls = (): Call[] => [...calls.values()];

const listeners = new Set<() => void>();
const notify = (): void => {
  for (const listener of listeners) listener();
};

/** Calls the listener after each change of {@link listCalls}. */
export const onCalls = (listener: () => void): void => void listeners.add(listener);

/** Removes the calls of the previous story. Its late responses are ignored. */
export const clearCalls = (): void => {
  calls = new Map();
  notify();
};

/** Returns the JSON body of a response; an empty object if there is none. */
async function readBody(response: Response): Promise<Body> {
  if (!response.headers.get('Content-Type')?.includes('json')) return {};
  return (await response.clone().json()) as Body;
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits until the page has rendered, which React may do in the frame after the next one. */
export async function nextFrames(): Promise<void> {
  await nextFrame();
  await nextFrame();
}

/** Waits until the page has the responses to its calls, and has rendered them. */
export async function waitForResponses(): Promise<void> {
  await waitFor(async () => {
    await expect(listCalls()).not.toEqual([]);
    await nextFrames();
    await expect(listCalls().filter(({ body }) => body === undefined)).toEqual([]);
  });
}

/** Records all calls from now on. */
export function recordCalls(worker: ReturnType<typeof setupWorker>): void {
  worker.events.on('request:start', ({ request, requestId }) => {
    const operation = matchOperation(request)?.id;
    if (operation) calls.set(requestId, { operation, url: new URL(request.url) });
    notify();
  });
  worker.events.on('response:mocked', async ({ response, requestId }) => {
    const call = calls.get(requestId);
    if (!call) return;
    call.status = response.status;
    call.body = await readBody(response);
    notify();
  });
}
