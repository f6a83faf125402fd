export { MediaPlayer, type MediaPlayerProps, type PlayerCaptions } from './media-player.tsx';
