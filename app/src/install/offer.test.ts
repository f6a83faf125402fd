import { beforeEach, describe, expect, it, vi } from 'vitest';

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)';
let stored: Map<string, string>;
let page: EventTarget;

/** Imports the module again, as a new page would do. */
async function open({ userAgent = 'Chrome', isStandalone = false } = {}) {
  vi.resetModules();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('navigator', { userAgent });
  vi.stubGlobal('matchMedia', () => ({ matches: isStandalone }));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  const offer = await import('./offer.ts');
  offer.listenForOffer();
  return offer;
}

function makePrompt() {
  const openPrompt = vi.fn(async () => undefined);
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: openPrompt });
  page.dispatchEvent(event);
  return { openPrompt, event };
}

beforeEach(() => {
  stored = new Map();
  vi.unstubAllGlobals();
});

describe('the offer to install the app', () => {
  it('is available if the browser fired the install event before the app had loaded', async () => {
    vi.stubGlobal('installPrompt', { prompt: vi.fn(async () => undefined) });
    expect((await open()).readOffer()).toBe('prompt');
  });

  it('appears when the browser fires the install event, and opens the browser’s prompt if it is accepted', async () => {
    const offer = await open();
    const changed = vi.fn();
    offer.subscribeToOffer(changed);
    expect(offer.readOffer()).toBeNull();
    const { openPrompt, event } = makePrompt();
    expect(event.defaultPrevented).toBe(true);
    expect(offer.readOffer()).toBe('prompt');
    offer.acceptOffer();
    expect(openPrompt).toHaveBeenCalledOnce();
    expect(offer.readOffer()).toBeNull();
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('does not appear again after it was dismissed', async () => {
    const offer = await open();
    makePrompt();
    offer.dismissOffer();
    const later = await open();
    makePrompt();
    expect(later.readOffer()).toBeNull();
  });

  it.each([
    ['explains the share menu on an iPhone', { userAgent: iphone }, 'share'],
    ['is not made in the installed app', { userAgent: iphone, isStandalone: true }, null],
    ['is not made in a browser without the event', {}, null],
  ])('%s', async (_name, device, expected) => {
    expect((await open(device)).readOffer()).toBe(expected);
  });
});
