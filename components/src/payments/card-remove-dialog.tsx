import type { SavedCard } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../primitives/index.ts';
import { useCardName } from './card-line.tsx';

export interface CardRemoveDialogProps {
  card: SavedCard;
  isRemoving: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms the removal of a card, and explains its effect on subscriptions (operation `deletePaymentCard`). */
export function CardRemoveDialog({ card, isRemoving, onConfirm, onClose }: CardRemoveDialogProps) {
  const { t } = useTranslation('payments');
  const nameOf = useCardName();
  return (
    <ConfirmDialog
      open
      title={t('cards.removeTitle', { card: nameOf(card) })}
      description={t('cards.removeText')}
      cancelLabel={t('cards.keepIt')}
      confirmLabel={t('cards.removeConfirm')}
      isBusy={isRemoving}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
