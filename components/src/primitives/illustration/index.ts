export { Illustration, type IllustrationName } from './illustration.tsx';
