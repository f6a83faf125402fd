import { HttpResponse, http } from 'msw';

/** Milliseconds between two checks, and the number of checks. */
const intervalMs = 250;
const maxChecks = 20;

/** Has no other purpose than {@link requireMocks}. */
export const readyHandler = http.head('*/mocks-ready', () => new HttpResponse(null, { status: 204 }));

/** Whether the mocks respond to a request of this page. The server of the built Storybook has another status. */
const areMocksReady = async (): Promise<boolean> => {
  const response = await fetch(new URL('mocks-ready', document.baseURI), { method: 'HEAD' }).catch(() => undefined);
  return response?.status === 204;
};

/**
 * Waits until the service worker passes the requests of this page to the mocks. The worker forgets its pages if the
 * browser ends it at the wrong time, for example while another page is being closed. Without this check, the requests
 * of a story would then go to the server, and the story would show an error that it is not about.
 *
 * @throws if the mocks do not respond
 */
export async function requireMocks(): Promise<void> {
  for (let check = 1; check <= maxChecks; check += 1) {
    if (await areMocksReady()) return;
    // The message with which MSW registers a page at the worker.
    navigator.serviceWorker.controller?.postMessage('MOCK_ACTIVATE');
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
  }
  throw new Error('The mocks do not respond to the requests of this page. Reload Storybook.');
}
