/** What the browser hands over when it would install the app. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** How the app can be installed here; null where it can't, is already, or people have said no. */
export type InstallOffer = 'prompt' | 'share' | null;

const key = 'isInstallDismissed';
const listeners = new Set<() => void>();
let prompt: InstallPrompt | undefined;
let isAnswered = false;

/** Storage may be closed to us; then the offer comes again on the next visit. */
function isDismissed(): boolean {
  try {
    return isAnswered || localStorage.getItem(key) === 'true';
  } catch {
    return isAnswered;
  }
}

/** iOS offers nothing by itself; an app that was opened from the home screen says so. */
function isOnIosPage(): boolean {
  const isStandalone =
    matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true;
  return /iPhone|iPad|iPod/.test(navigator.userAgent) && !isStandalone;
}

const tell = () => {
  for (const listener of listeners) listener();
};

/** Listens, and takes what the page kept (`index.html`): the browser offers once, perhaps before the app is there. */
export function listenForOffer(): void {
  prompt = (globalThis as { installPrompt?: InstallPrompt }).installPrompt;
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    prompt = event as InstallPrompt;
    tell();
  });
}

/** What is offered now. */
export function readOffer(): InstallOffer {
  if (isDismissed()) return null;
  if (prompt) return 'prompt';
  return isOnIosPage() ? 'share' : null;
}

/** Calls back when what is offered changes; gives back how to stop. */
export function subscribeToOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Not offered again: people have answered, one way or the other. */
export function dismissOffer(): void {
  isAnswered = true;
  try {
    localStorage.setItem(key, 'true');
  } catch {
    // Offered again next time.
  }
  tell();
}

/** Has the browser ask. */
export function acceptOffer(): void {
  void prompt?.prompt().catch(() => undefined);
  dismissOffer();
}
