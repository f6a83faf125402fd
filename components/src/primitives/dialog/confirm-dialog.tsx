import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** Explains the effect of the action. */
  description: string;
  /** Form fields or details between the description and the buttons. */
  children?: ReactNode;
  cancelLabel: string;
  confirmLabel: string;
  /** Whether the action is being performed. */
  isBusy?: boolean;
  /** The id of a form. The main button then submits this form, and does not call `onConfirm`. */
  formId?: string;
  onConfirm?: () => void;
  onClose: () => void;
}

/** Asks for a confirmation before an action that deletes or removes something. */
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
