import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../primitives/index.ts';

/** The kinds of items that performers delete; a file is one of the media library. What buyers keep of a product depends on its type (rules A4, M4). */
export type DeletedKind = 'feed' | 'file' | 'video' | 'reel' | 'story' | 'photo' | 'gallery' | 'digital' | 'physical';

export interface DeleteItemDialogProps {
  kind: DeletedKind;
  /** The title of the item; items without one are not named. */
  title?: string;
  isDeleting: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms the deletion of an item, and says what is lost and what buyers keep. */
export function DeleteItemDialog({ kind, title, isDeleting, onConfirm, onClose }: DeleteItemDialogProps) {
  const { t } = useTranslation('content');
  const noun = kind === 'digital' || kind === 'physical' ? 'product' : kind;
  return (
    <ConfirmDialog
      open
      title={t(`remove.title.${noun}`, { title })}
      description={t(`remove.text.${kind}`)}
      cancelLabel={t(`remove.cancel.${noun}`)}
      confirmLabel={t(`remove.confirm.${noun}`)}
      isBusy={isDeleting}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
