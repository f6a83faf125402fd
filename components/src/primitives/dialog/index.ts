export { Dialog, type DialogProps } from './dialog.tsx';
export { subscribeHosts, topHost } from './dialog-host.ts';
