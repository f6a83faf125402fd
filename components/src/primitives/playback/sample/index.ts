import captions from './captions.vtt?inline';
import tone from './tone.ogg?inline';
import upright from './upright.webm?inline';
import wide from './wide.webm?inline';

// Inlined as data URLs: the mock service worker does not support range requests, which seeking requires.

/** Small clips for stories: a landscape video (4 s) with captions, an upright video (3 s), and audio (5 s). */
export const sampleClips = { wide, upright, tone, captions } as const;
