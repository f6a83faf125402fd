export { formatDuration } from './duration.ts';
export { isBusyWith } from './keys.ts';
export { playAlone } from './play-alone.ts';
export { prefersStillness, usePrefersStillness } from './stillness.ts';
export { type MediaElement, useMediaElement } from './use-media-element.ts';
export { type Source, type SourceOptions, useSource } from './use-source.ts';
