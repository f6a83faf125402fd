export { formatDuration } from './duration.ts';
export { handlesOwnKeys } from './keys.ts';
export { playAlone } from './play-alone.ts';
export { portraitWidth } from './portrait.ts';
export { prefersReducedMotion, usePrefersReducedMotion } from './reduced-motion.ts';
export { type MediaElement, useMediaElement } from './use-media-element.ts';
export { type Source, type SourceOptions, type SourceUrls, useSource } from './use-source.ts';
