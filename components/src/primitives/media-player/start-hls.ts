/** The number of seconds to load ahead while the video has not been played, and while it plays. */
const idleBufferSeconds = 4;
const playingBufferSeconds = 30;
/** The number of seconds that are kept after they were played. */
const backBufferSeconds = 60;

export interface HlsCallbacks {
  /** Called if the server refuses a URL, because it has expired (rule A3). */
  onExpired: () => void;
  /** Called if the stream can't be played. */
  onUnplayable: () => void;
}

/**
 * Plays an HLS stream with hls.js, which is loaded only now, since most videos of a list are never played.
 *
 * @returns a function that stops loading
 */
export async function startHls(element: HTMLVideoElement, url: string, callbacks: HlsCallbacks): Promise<() => void> {
  const { default: Hls } = await import('hls.js/light');
  if (!Hls.isSupported()) throw new Error('The browser has no media source extensions.');
  const hls = new Hls({
    // The Content Security Policy does not allow scripts from `blob:` URLs.
    enableWorker: false,
    // Starts with the rendition of the estimated bandwidth, not with the first of the playlist.
    startLevel: -1,
    capLevelToPlayerSize: true,
    maxBufferLength: element.paused ? idleBufferSeconds : playingBufferSeconds,
    backBufferLength: backBufferSeconds,
  });
  let isRecovered = false;
  hls.on(Hls.Events.ERROR, (_event, { response, fatal, type }) => {
    if (response?.code === 403) {
      hls.stopLoad();
      callbacks.onExpired();
    } else if (fatal && type === Hls.ErrorTypes.MEDIA_ERROR && !isRecovered) {
      isRecovered = true;
      hls.recoverMediaError();
    } else if (fatal) {
      callbacks.onUnplayable();
    }
  });
  const loadAhead = () => {
    hls.config.maxBufferLength = playingBufferSeconds;
  };
  element.addEventListener('play', loadAhead);
  hls.loadSource(url);
  hls.attachMedia(element);
  return () => {
    element.removeEventListener('play', loadAhead);
    hls.destroy();
  };
}
