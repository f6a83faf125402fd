export { formatDuration } from './duration.ts';
export { playAlone } from './play-alone.ts';
export { type Source, type SourceOptions, useSource } from './use-source.ts';
