export { makeTemplate as default } from './host.ts';
