import captions from './captions.vtt?inline';
import tone from './tone.ogg?inline';
import upright from './upright.webm?inline';
import wide from './wide.webm?inline';

// Inlined: the worker that mocks the platform answers no byte ranges, and without these nothing can be sought.

/** Small clips for stories: four seconds wide, three upright, five of sound, and captions for the first. */
export const sampleClips = { wide, upright, tone, captions } as const;
