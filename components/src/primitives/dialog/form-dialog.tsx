import { type ReactNode, type SubmitEvent, useId } from 'react';
import { styled } from '../../styled/index.ts';
import { Button } from '../button/index.ts';
import { FormError } from '../form/index.ts';
import { Dialog, type DialogProps } from './dialog.tsx';

export interface FormDialogProps extends Pick<DialogProps, 'open' | 'title' | 'description' | 'size'> {
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
  cancelLabel: string;
  submitLabel: string;
  /** Whether the values are being sent. */
  isSubmitting: boolean;
  /** An error that belongs to no field. */
  error: string | undefined;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** A dialog with a form. The buttons stay in view while the fields scroll. */
export function FormDialog(props: FormDialogProps) {
  const { children, onClose, cancelLabel, submitLabel, isSubmitting, error, onSubmit, ...dialog } = props;
  const formId = useId();
  return (
    <Dialog
      {...dialog}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button type="submit" form={formId} variant="main" wraps loading={isSubmitting}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <styled.form
        id={formId}
        onSubmit={onSubmit}
        noValidate
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="4"
      >
        <FormError message={error} />
        {children}
      </styled.form>
    </Dialog>
  );
}
