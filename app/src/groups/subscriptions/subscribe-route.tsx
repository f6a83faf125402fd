import { CardAddDialog } from '@fanlight/components/payments';
import { SubscribeDialog, type SubscriptionOffer } from '@fanlight/components/subscriptions';
import { ApiError } from '@fanlight/sdk';
import { applyCoupon, useGetPerformer, useGetPublicSettings, useListPaymentCards } from '@fanlight/sdk/hooks';
import type { Performer, PublicSettings } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import type { DialogState } from '../../dialogs/use-dialog.ts';
import { messageOf } from '../../failures.ts';
import { useMe } from '../../session/session.ts';
import type { GatewayForm } from '../payments/index.ts';
import { TopUpFirst, useAddCard, WithGateway } from '../payments/index.ts';
import { useSubscribing } from './use-subscribing.tsx';

/** What can be taken now. */
function toOffers({ monthlyPrice, yearlyPrice, isFreeOffered }: Performer): SubscriptionOffer[] {
  return [
    ...(monthlyPrice === null ? [] : [{ type: 'monthly' as const, price: monthlyPrice }]),
    ...(yearlyPrice === null ? [] : [{ type: 'yearly' as const, price: yearlyPrice }]),
    ...(isFreeOffered ? [{ type: 'free' as const, price: 0 }] : []),
  ];
}

/** Props of {@link SubscribeRoute}. */
export interface SubscribeRouteProps {
  performerId: string;
  /**
   * `?dialog=subscribe`; its word `type` is the kind that is chosen, `step` is `top-up` or `card` while something is done
   * in between, `card` the one that came of it.
   */
  dialog: DialogState;
}

function Choice({
  performer,
  settings,
  form,
  dialog,
}: {
  performer: Performer;
  settings: PublicSettings;
  form: GatewayForm;
  dialog: DialogState;
}) {
  const { t } = useTranslation('subscriptions');
  const { t: common } = useTranslation('common');
  const me = useMe();
  const cards = useListPaymentCards({ limit: 100 });
  const { submit, receipt, problem, bankDialog } = useSubscribing(performer, form);
  const addCard = useAddCard(form, (card) => dialog.change({ step: '', card }));
  const step = receipt ? null : dialog.get('step');
  const back = () => dialog.change({ step: '' });
  const asked = dialog.get('type');
  const offers = toOffers(performer);
  const offer = offers.find(({ type }) => type === asked) ?? offers[0];
  const checkCoupon = async (code: string, subscriptionType: SubscriptionOffer['type'], source: 'card' | 'wallet') => {
    try {
      const target = { type: 'subscription' as const, performerId: performer._id, subscriptionType, source };
      return { coupon: await applyCoupon(code, target) };
    } catch (error) {
      const isUnknown = error instanceof ApiError && error.code === 'NOT_FOUND';
      if (isUnknown) return { error: t('coupon.unknown') };
      return { error: error instanceof ApiError ? error.message : messageOf(error, common) };
    }
  };
  if (step === 'top-up') return <TopUpFirst onClose={dialog.close} onBack={back} />;
  if (step === 'card') {
    return <CardAddDialog open onClose={dialog.close} onBack={back} gatewayFields={form.fields} submit={addCard} />;
  }
  return (
    <>
      <SubscribeDialog
        open
        onClose={dialog.close}
        name={performer.name}
        offers={offers}
        type={offer?.type ?? 'monthly'}
        onTypeChange={(type) => dialog.change({ type })}
        freeDays={settings.freeSubscriptionDuration}
        {...(me && { balance: me.balance })}
        cards={(cards.data?.data ?? []).filter(({ status }) => status === 'ready')}
        paymentMethodId={dialog.get('card') ?? ''}
        onAddCard={() => dialog.change({ step: 'card' })}
        onTopUp={() => dialog.change({ step: 'top-up' })}
        checkCoupon={checkCoupon}
        submit={submit}
        {...(receipt && { receipt })}
        {...(problem && { problem })}
      />
      {bankDialog}
    </>
  );
}

/** The dialog that subscribes to a performer, wired to `subscribePerformer`. */
export function SubscribeRoute({ performerId, dialog }: SubscribeRouteProps) {
  const { data: performer } = useGetPerformer(performerId);
  const { data: settings } = useGetPublicSettings();
  if (!performer || !settings || performer.isOwn) return null;
  return (
    <WithGateway>
      {(form) => <Choice performer={performer} settings={settings} form={form} dialog={dialog} />}
    </WithGateway>
  );
}
