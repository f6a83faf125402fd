import { CardAddDialog, CardRemoveDialog, CardsScreen } from '@fanlight/components/payments';
import { showToast } from '@fanlight/components/primitives';
import {
  getListPaymentCardsQueryOptions,
  useDeletePaymentCard,
  useListPaymentCards,
  useSetDefaultPaymentCard,
} from '@fanlight/sdk/hooks';
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

/** `/user/cards`: lists saved cards; `?dialog=add` adds a card, and `?dialog=remove&card=` removes one. */
export function Component() {
  const { t } = useTranslation(['payments', 'common']);
  const dialog = useDialog();
  const query = useListPaymentCards();
  const makeDefault = useSetDefaultPaymentCard();
  const remove = useDeletePaymentCard();
  const onError = (error: unknown) => showFailure(error, t);
  const removedCard = query.data?.data.find(({ _id }) => dialog.name === 'remove' && _id === dialog.get('card'));
  const onConfirm = () => {
    if (!removedCard) return;
    const onSuccess = () => {
      showToast({ text: t('cards.removed'), tone: 'success' });
      dialog.close();
    };
    remove.mutate({ id: removedCard._id }, { onSuccess, onError });
  };
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
      <CardRemoveDialog
        {...(removedCard && { card: removedCard })}
        isRemoving={remove.isPending}
        onConfirm={onConfirm}
        onClose={dialog.close}
      />
    </>
  );
}
