import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** The effect of the action. */
  description: string;
  /** Form fields or details, shown between the description and the buttons. */
  children?: ReactNode;
  cancelLabel: string;
  confirmLabel: string;
  /** Whether the action is in progress. */
  isBusy?: boolean;
  /** The id of the form that the main button submits, instead of calling `onConfirm`. */
  formId?: string;
  onConfirm?: () => void;
  onClose: () => void;
}

/** Asks for confirmation before an action that removes something. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, description, children, cancelLabel, confirmLabel, isBusy, formId, onConfirm, onClose } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={title}
      description={description}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button
            variant="danger"
            loading={isBusy ?? false}
            onClick={onConfirm}
            {...(formId && { type: 'submit', form: formId })}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
