import { CardAddDialog, CardRemoveDialog, CardsScreen } from '@fanlight/components/payments';
import { showToast, useFocusAfterRemoval } from '@fanlight/components/primitives';
import {
  getListPaymentCardsQueryOptions,
  useDeletePaymentCard,
  useListPaymentCards,
  useSetDefaultPaymentCard,
} from '@fanlight/sdk/hooks';
import type { SavedCard } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { useDialog } from '../../dialogs/use-dialog.ts';
import { showFailure } from '../../failures.ts';
import type { GatewayForm } from '../../groups/payments/index.ts';
import { useAddCard, WithGateway } from '../../groups/payments/index.ts';
import { toLoadable } from '../../loadable.ts';
import type { PrefetchArgs } from '../../route.ts';

export function prefetch({ queryClient }: PrefetchArgs) {
  void queryClient.prefetchQuery(getListPaymentCardsQueryOptions());
}

function AddCard({ form, onClose }: { form: GatewayForm; onClose: () => void }) {
  const { t } = useTranslation('payments');
  const submit = useAddCard(form, () => {
    showToast({ text: t('cards.saved'), tone: 'success' });
    onClose();
  });
  return <CardAddDialog open onClose={onClose} gatewayFields={form.fields} submit={submit} />;
}

function RemoveCard({ card, onClose }: { card: SavedCard; onClose: () => void }) {
  const { t } = useTranslation(['payments', 'common']);
  const remove = useDeletePaymentCard();
  const setRemoved = useFocusAfterRemoval();
  const onSuccess = () => {
    showToast({ text: t('cards.removed'), tone: 'success' });
    setRemoved(true);
    onClose();
  };
  return (
    <CardRemoveDialog
      card={card}
      isRemoving={remove.isPending}
      onConfirm={() => remove.mutate({ id: card._id }, { onSuccess, onError: (error) => showFailure(error, t) })}
      onClose={onClose}
    />
  );
}

/** `/user/cards`: lists saved cards; `?dialog=add` adds a card, and `?dialog=remove&card=` removes one. */
export function Component() {
  const { t } = useTranslation(['payments', 'common']);
  const dialog = useDialog();
  const query = useListPaymentCards();
  const makeDefault = useSetDefaultPaymentCard();
  const onError = (error: unknown) => showFailure(error, t);
  const removedCard = query.data?.data.find(({ _id }) => dialog.name === 'remove' && _id === dialog.get('card'));
  return (
    <>
      <CardsScreen
        cards={toLoadable({ ...query, data: query.data?.data })}
        {...(makeDefault.isPending && { pendingId: makeDefault.variables.id })}
        onAdd={() => dialog.open({ dialog: 'add' })}
        onMakeDefault={({ _id: id }) => makeDefault.mutate({ id }, { onError })}
        onRemove={({ _id }) => dialog.open({ dialog: 'remove', card: _id })}
      />
      {dialog.name === 'add' && <WithGateway>{(form) => <AddCard form={form} onClose={dialog.close} />}</WithGateway>}
      {removedCard && <RemoveCard card={removedCard} onClose={dialog.close} />}
    </>
  );
}
