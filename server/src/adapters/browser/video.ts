import { isTooLong, type MediaJob, MediaRefusal, type Video } from '../../ports/index.ts';
import { readWhole } from '../whole.ts';

async function measure(element: HTMLMediaElement, url: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    element.onloadeddata = () => resolve();
    element.onerror = () => reject(new MediaRefusal('MEDIA_UNPLAYABLE'));
    element.preload = 'auto';
    element.muted = true;
    element.src = url;
  });
}

async function drawStill(video: HTMLVideoElement): Promise<Uint8Array> {
  await new Promise<void>((resolve) => {
    video.onseeked = () => resolve();
    video.currentTime = Math.min(1, video.duration / 10);
  });
  const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 })).arrayBuffer());
}

async function prepare({ kind, source, mime, maximumSeconds }: MediaJob) {
  const bytes = await readWhole(source);
  const url = URL.createObjectURL(new Blob([bytes.slice()], { type: mime }));
  try {
    const element = document.createElement(mime.startsWith('audio/') ? 'audio' : 'video');
    await measure(element, url);
    const { duration } = element;
    if (maximumSeconds !== null && isTooLong(duration, maximumSeconds))
      throw new MediaRefusal('MEDIA_TOO_LONG', { max: maximumSeconds });
    const video = element instanceof HTMLVideoElement ? element : null;
    if (kind === 'video' && !video?.videoWidth) throw new MediaRefusal('MEDIA_WITHOUT_PICTURE');
    return {
      open: () => new Blob([bytes.slice()]).stream(),
      mime,
      duration: Math.round(duration * 100) / 100,
      width: video ? video.videoWidth : null,
      height: video ? video.videoHeight : null,
      poster: video && kind === 'video' ? await drawStill(video) : null,
      renditions: [],
      storyboard: null,
      release: async () => undefined,
    };
  } finally {
    URL.revokeObjectURL(url);
  }
}

/**
 * Measures videos and audio files, and does not convert them: a browser tab has no encoder, and its files are played
 * only in this tab.
 */
export const browserVideo: Video = { isAvailable: async () => true, prepare };
