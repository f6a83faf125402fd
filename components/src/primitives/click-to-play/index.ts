export { ClickToPlay, type ClickToPlayProps } from './click-to-play.tsx';
export { formatDuration } from './duration.ts';
export { PlayDisc } from './play-disc.tsx';
