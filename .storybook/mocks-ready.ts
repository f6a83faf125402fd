import { HttpResponse, http } from 'msw';

/** Milliseconds between two checks, and the number of checks. */
const intervalMs = 250;
const maxChecks = 12;
/** The key of the session storage under which a page stores that it was reloaded because of its mocks. */
const reloadedKey = 'reloaded-for-mocks';
let isReloading = false;

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
 * of a story would then go to the server, and the story would show an error that it is not about. The page is reloaded
 * once if the worker does not control it, because it unregisters itself when its last page is closed.
 *
 * @throws if the mocks do not respond after the page was reloaded
 */
export async function requireMocks(): Promise<void> {
  for (let check = 1; check <= maxChecks; check += 1) {
    if (await areMocksReady()) {
      sessionStorage.removeItem(reloadedKey);
      return;
    }
    // The message with which MSW registers a page at the worker.
    navigator.serviceWorker.controller?.postMessage('MOCK_ACTIVATE');
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
  }
  // A docs page has several stories.
  if (isReloading || !sessionStorage.getItem(reloadedKey)) {
    isReloading = true;
    sessionStorage.setItem(reloadedKey, 'true');
    location.reload();
    // The story must not fail while the new page loads.
    await new Promise(() => undefined);
  }
  sessionStorage.removeItem(reloadedKey);
  throw new Error('The mocks do not respond to the requests of this page. Reload Storybook.');
}
