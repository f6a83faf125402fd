import type { SavedCard } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { Button, Dialog } from '../primitives/index.ts';
import { useCardName } from './card-line.tsx';

export interface CardRemoveDialogProps {
  /** The card to remove; nothing is rendered if undefined. */
  card?: SavedCard;
  isRemoving: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms the removal of a card and explains the effect on subscriptions (operation `deletePaymentCard`). */
export function CardRemoveDialog({ card, isRemoving, onConfirm, onClose }: CardRemoveDialogProps) {
  const { t } = useTranslation('payments');
  const nameOf = useCardName();
  if (!card) return null;
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={t('cards.removeTitle', { card: nameOf(card) })}
      description={t('cards.removeText')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('cards.keepIt')}
          </Button>
          <Button variant="danger" loading={isRemoving} onClick={onConfirm}>
            {t('cards.removeConfirm')}
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  );
}
