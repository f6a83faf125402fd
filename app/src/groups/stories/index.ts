export { everyone, onlyOf, ringOf } from './stories.ts';
