import { DeleteItemDialog, type DeleteItemDialogProps } from '@fanlight/components/content';
import { useFocusAfterRemoval } from '@fanlight/components/primitives';
import type { UseMutationResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../../failures.ts';

export interface DeleteItemProps extends Pick<DeleteItemDialogProps, 'kind' | 'title'> {
  id: string;
  /** The mutation that deletes the item, such as `useDeleteVideo()`. */
  remove: Pick<UseMutationResult<unknown, unknown, { id: string }>, 'isPending' | 'mutate'>;
  onClose: () => void;
  /**
   * Called instead of `onClose` once the item is deleted, if its page must be left. It replaces the history entry of
   * the dialog: closing the dialog first would be a second navigation at the same time.
   */
  onDeleted?: (() => void) | undefined;
}

/** Confirms the deletion of an item, and deletes it. */
export function DeleteItem({ id, remove, onClose, onDeleted, ...dialog }: DeleteItemProps) {
  const { t } = useTranslation('common');
  const setRemoved = useFocusAfterRemoval();
  const onSuccess = () => {
    setRemoved(true);
    if (onDeleted) onDeleted();
    else onClose();
  };
  return (
    <DeleteItemDialog
      {...dialog}
      isDeleting={remove.isPending}
      onConfirm={() => remove.mutate({ id }, { onSuccess, onError: (error) => showFailure(error, t) })}
      onClose={onClose}
    />
  );
}
