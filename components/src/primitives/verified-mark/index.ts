export { VerifiedMark } from './verified-mark.tsx';
