import type { Storyboard } from '@fanlight/sdk/models';
import captions from './captions.vtt?inline';
import tone from './tone.ogg?inline';
import upright from './upright.webm?inline';
import wide from './wide.webm?inline';

// The clips are data URLs. Seeking requires range requests, which the mock service worker does not support.

/**
 * Short clips for stories: a landscape video (4 s) with captions, a video in portrait format (3 s), and a recording (5
 * s).
 */
export const sampleClips = { wide, upright, tone, captions } as const;

const tiles = ['#1f5f6b', '#f0e2b6', '#ff8a63', '#3a211a'].map(
  (color, index) =>
    `<rect x="${(index % 2) * 160}" y="${Math.floor(index / 2) * 90}" width="160" height="90" fill="${color}"/>`,
);

/** The storyboard of `wide`: one tile of another colour for each second. */
export const sampleStoryboard: Storyboard = {
  url: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180">${tiles.join('')}</svg>`,
  )}`,
  interval: 1,
  total: tiles.length,
  columns: 2,
  width: 160,
  height: 90,
};
