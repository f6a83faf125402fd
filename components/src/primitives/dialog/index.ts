export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';
export { Dialog, type DialogProps } from './dialog.tsx';
export { makeDialogsNonModal, subscribeHosts, topHost } from './dialog-host.ts';
export { FormDialog, type FormDialogProps } from './form-dialog.tsx';
export { useFocusAfterRemoval } from './use-focus-after-removal.ts';
