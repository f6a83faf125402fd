// Functions that run in the page. Playwright sends their source texts, so they use nothing from this module.

/** A report of Storybook's accessibility add-on. */
interface Report {
  type: string;
  result: { violations?: { id: string; nodes: { target: unknown }[] }[] };
}
interface Finished {
  storyId: string;
  reporters: Report[];
}
interface Channel {
  on(event: string, listener: (payload: never) => void): void;
  off(event: string, listener: (payload: never) => void): void;
  emit(event: string, payload: unknown): void;
}
interface StorybookWindow {
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
  __STORYBOOK_PREVIEW__: {
    ready(): Promise<void>;
    storyStoreValue: { loadStory(of: { storyId: string }): Promise<{ storyGlobals: StoryGlobals }> };
  };
  pendingFetches: number;
}
export interface StoryGlobals {
  viewport?: { value?: string };
  [name: string]: unknown;
}

/** The report of a page about a story that has been rendered and has played. */
export interface Rendered {
  /** The error of the story or of its `play`; empty if there was none. */
  error: string;
  /** Violations that axe found: rule and element. */
  violations: string[];
}

/** Counts the requests without a response. Runs before the scripts of the page. */
export function countFetches(): void {
  const page = window as unknown as StorybookWindow;
  const { fetch } = window;
  page.pendingFetches = 0;
  window.fetch = async (...args) => {
    page.pendingFetches += 1;
    try {
      return await fetch(...args);
    } finally {
      page.pendingFetches -= 1;
    }
  };
}

/**
 * Loads all fonts. A text that is first shown in a fallback font is later up to half a pixel away from where it would be
 * otherwise.
 */
export async function loadFonts(): Promise<void> {
  // A fallback font is a font of the system, which may lack it.
  await Promise.all([...document.fonts].map((font) => font.load().catch(() => undefined)));
}

/** Sets the toolbar's values. Storybook ignores those of a URL without a story. */
export async function setGlobals(globals: Record<string, unknown>): Promise<void> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
    window as unknown as StorybookWindow;
  await preview.ready();
  channel.emit('updateGlobals', { globals });
}

/** Loads a story and returns the toolbar's values that it sets itself. */
export async function readStoryGlobals(storyId: string): Promise<StoryGlobals> {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as StorybookWindow;
  await preview.ready();
  return (await preview.storyStoreValue.loadStory({ storyId })).storyGlobals;
}

/** Shows a story and waits until it has played. */
export function show(storyId: string): Promise<Rendered> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StorybookWindow;
  return new Promise((resolve) => {
    let error = '';
    const fail = ({ message = 'unknown error' }: { message?: string; description?: string }) => {
      error ||= message;
    };
    const failures = ['playFunctionThrewException', 'storyThrewException', 'storyMissing', 'storyErrored'];
    const finish = ({ storyId: id, reporters }: Finished) => {
      if (id !== storyId) return;
      channel.off('storyFinished', finish);
      for (const name of failures) channel.off(name, fail);
      const violations = reporters
        .filter(({ type }) => type === 'a11y')
        .flatMap(({ result }) => result.violations ?? [])
        .flatMap(({ id: rule, nodes }) => nodes.map(({ target }) => `${rule}: ${target}`));
      resolve({ error, violations });
    };
    channel.on('storyFinished', finish);
    for (const name of failures) channel.on(name, fail);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/**
 * Waits until nothing changes any more: fonts and images are loaded, media are at their start, requests have their
 * responses, and no element changes.
 *
 * @param calmMs how long no element may have changed, in milliseconds
 * @returns whether the page is wider than its window
 */
export async function settle(calmMs: number): Promise<boolean> {
  const page = window as unknown as StorybookWindow;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const isPastDeadline = (
    (start) => () =>
      performance.now() - start > 10_000
  )(performance.now());

  // A player shows an error once the browser has found that its file does not exist. A file that the browser has not
  // yet begun to load has no source and no error.
  const { NETWORK_LOADING, NETWORK_NO_SOURCE } = HTMLMediaElement;
  const isLoadingMedia = () =>
    [...document.querySelectorAll<HTMLMediaElement>('video, audio')].some(
      ({ networkState, readyState, error }) =>
        readyState < 2 && !error && (networkState === NETWORK_LOADING || networkState === NETWORK_NO_SOURCE),
    );
  // Chromium's controls of a video end the turn of their spinner after the video has loaded. No script sees it.
  const spinnerMs = 2_500;
  let turningAt = performance.now();
  const isSpinning = () =>
    document.querySelector('video[controls]') !== null && performance.now() - turningAt < spinnerMs;
  let changedAt = performance.now();
  const observer = new MutationObserver(() => {
    changedAt = performance.now();
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  let pending = page.pendingFetches;
  for (;;) {
    await frame();
    if (pending !== page.pendingFetches) changedAt = performance.now();
    pending = page.pendingFetches;
    // Some stories have requests that never get a response.
    const quietMs = pending === 0 ? calmMs : 1_000;
    const isLoading = isLoadingMedia();
    if (isLoading) turningAt = performance.now();
    const isWaiting = document.querySelector('[data-words-missing], [data-waiting]') !== null;
    const isComplete = !isWaiting && !isLoading && !isSpinning();
    if ((isComplete && performance.now() - changedAt > quietMs) || isPastDeadline()) break;
  }
  observer.disconnect();

  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
  for (const media of document.querySelectorAll<HTMLMediaElement>('video, audio')) {
    media.pause();
    if (media.currentTime === 0) continue;
    const isSought = new Promise((resolve) => media.addEventListener('seeked', resolve, { once: true }));
    media.currentTime = 0;
    await Promise.race([isSought, new Promise((resolve) => setTimeout(resolve, 1_000))]);
  }
  await frame();
  await frame();
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth;
}
