export { ClickToPlay, type ClickToPlayProps } from './click-to-play.tsx';
