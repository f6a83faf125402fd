export { PrintCopy, type PrintCopyProps } from './print-copy.tsx';
