/** The browser's event `beforeinstallprompt`. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/**
 * The way to install the app: by the browser's prompt, or by the share menu of iOS. Null if neither is possible, or if
 * the viewer has accepted or dismissed the offer.
 */
export type InstallOffer = 'prompt' | 'share' | null;

const key = 'isInstallDismissed';
const listeners = new Set<() => void>();
let prompt: InstallPrompt | undefined;
let isClosed = false;

/**
 * Whether the viewer has dismissed the offer. If the storage is unavailable, the offer appears again on the next visit.
 */
function isDismissed(): boolean {
  try {
    return isClosed || localStorage.getItem(key) === 'true';
  } catch {
    return isClosed;
  }
}

/**
 * Whether the page is open in a browser on iOS, and not in the installed app, which runs in standalone mode. The
 * browser is recognised by its user agent, because iOS has no install event.
 */
function isIosBrowser(): boolean {
  const isStandalone =
    matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true;
  return /iPhone|iPad|iPod/.test(navigator.userAgent) && !isStandalone;
}

const notify = () => {
  for (const listener of listeners) listener();
};

/** Listens to the browser's event. It fires once and possibly before the app has loaded, so `index.html` stores it. */
export function listenForOffer(): void {
  prompt = (globalThis as { installPrompt?: InstallPrompt }).installPrompt;
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    prompt = event as InstallPrompt;
    notify();
  });
}

/** Returns the current offer. */
export function readOffer(): InstallOffer {
  if (isDismissed()) return null;
  if (prompt) return 'prompt';
  return isIosBrowser() ? 'share' : null;
}

/** Subscribes to changes of the offer; returns the unsubscribe function. */
export function subscribeToOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Hides the offer permanently. */
export function dismissOffer(): void {
  isClosed = true;
  try {
    localStorage.setItem(key, 'true');
  } catch {
    // If the storage is unavailable, the offer appears again on the next visit.
  }
  notify();
}

/** Opens the browser's install prompt. */
export function acceptOffer(): void {
  void prompt?.prompt().catch(() => undefined);
  dismissOffer();
}
