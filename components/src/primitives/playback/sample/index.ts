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
