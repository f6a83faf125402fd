export { Dialog, type DialogProps } from './dialog.tsx';
export { stepAside, subscribeHosts, topHost } from './dialog-host.ts';
