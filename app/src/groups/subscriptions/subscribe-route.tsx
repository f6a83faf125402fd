import { CardAddDialog } from '@fanlight/components/payments';
import {
  SubscribeDialog,
  type SubscribeProblem,
  type SubscribeValues,
  type SubscriptionOffer,
} from '@fanlight/components/subscriptions';
import { ApiError, api } from '@fanlight/sdk';
import { invalidate, useGetPerformer, useGetPublicSettings, useListPaymentCards } from '@fanlight/sdk/hooks';
import type { KnownErrorCode, Performer, PerformerPromotion, PublicSettings } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import type { DialogState } from '../../dialogs/use-dialog.ts';
import { messageOf } from '../../failures.ts';
import { useServices } from '../../services.ts';
import {
  CardRefused,
  declineText,
  type GatewayForm,
  useAddCard,
  useBankAuthentication,
  usePaymentDialog,
  WithGateway,
} from '../payments/index.ts';
import { waitUntilActive } from './active-subscription.ts';

const problems: Partial<Record<KnownErrorCode, SubscribeProblem>> = {
  PRICE_CHANGED: 'price-changed',
  ALREADY_SUBSCRIBED: 'already-subscribed',
  FREE_SUBSCRIPTION_USED: 'free-used',
  STATUS_CONFLICT: 'not-offered',
};

/** Returns the subscription types that the performer offers. */
function toOffers(
  { monthlyPrice, yearlyPrice, bundles = [], isFreeOffered }: Performer,
  promotion: PerformerPromotion | undefined,
): SubscriptionOffer[] {
  const isTrial = promotion?.kind === 'trial';
  const discount = promotion && !isTrial && monthlyPrice !== null && { promotion, regularPrice: monthlyPrice };
  return [
    ...(monthlyPrice === null
      ? []
      : [{ type: 'monthly' as const, price: discount ? promotion.price : monthlyPrice, ...(discount || {}) }]),
    ...bundles.map((bundle) => ({ type: bundle.type, price: bundle.price, bundle })),
    ...(yearlyPrice === null ? [] : [{ type: 'yearly' as const, price: yearlyPrice }]),
    ...(isFreeOffered || isTrial ? [{ type: 'free' as const, price: 0, ...(isTrial && { promotion }) }] : []),
  ];
}

export interface SubscribeRouteProps {
  performerId: string;
  /** The promotion of the link that the viewer has opened. By default, that for everyone. */
  promotion?: PerformerPromotion | undefined;
  /**
   * The dialog `?dialog=subscribe`. In the URL, `type` is the selected subscription type; `step` is `top-up` during a
   * top-up, and `card` while a card is added; `card` is the id of the added card.
   */
  dialog: DialogState;
}

interface ChoiceProps {
  performer: Performer;
  promotion: PerformerPromotion | undefined;
  settings: PublicSettings;
  form: GatewayForm;
  dialog: DialogState;
}

/**
 * Returns a function that subscribes, with the bank's authentication if it is required, and resolves when the
 * subscription is active.
 */
function useSubscribing({ performer, form, dialog }: ChoiceProps) {
  const { t } = useTranslation(['payments', 'common']);
  const { client, queryClient } = useServices();
  const bank = useBankAuthentication(form);
  const payment = usePaymentDialog(
    'subscribePerformer',
    {
      targetId: performer._id,
      send: (subscribe, values: SubscribeValues) => subscribe({ body: { performerId: performer._id, ...values } }),
      complete: async (receipt) => {
        if (receipt.payment?.status !== 'requires-authentication') return receipt;
        const { payment } = await bank.authenticate(receipt.payment, receipt.clientSecret);
        if (payment.status === 'failed') throw new CardRefused(declineText(payment.failureCode ?? 'card_declined', t));
        return waitUntilActive(client, { ...receipt, payment });
      },
      problems,
      onStale: () => void invalidate(queryClient, ['getPerformer', 'getPromotion', 'listSubscriptions']),
    },
    dialog,
  );
  return { ...payment, bankDialog: bank.dialog };
}

function useCouponCheck(performerId: string) {
  const { client } = useServices();
  const { t } = useTranslation('subscriptions');
  const { t: common } = useTranslation('common');
  return async (code: string, subscriptionType: SubscriptionOffer['type'], source: 'card' | 'wallet') => {
    try {
      const body = { type: 'subscription' as const, performerId, subscriptionType, source };
      return { coupon: await client.call(api.applyCoupon, { params: { code }, body }) };
    } catch (error) {
      const isUnknown = error instanceof ApiError && error.code === 'NOT_FOUND';
      if (isUnknown) return { error: t('coupon.unknown') };
      return { error: messageOf(error, common) };
    }
  };
}

function Choice(props: ChoiceProps) {
  const { performer, settings, form, dialog } = props;
  const cards = useListPaymentCards({ limit: 100 });
  const { dialogProps, topUpDialog, bankDialog } = useSubscribing(props);
  const checkCoupon = useCouponCheck(performer._id);
  const addCard = useAddCard(form, (card) => dialog.change({ step: '', card }));
  const requestedType = dialog.get('type');
  const promotion = props.promotion ?? performer.promotion ?? undefined;
  const offers = toOffers(performer, promotion?.status === 'active' ? promotion : undefined);
  const offer = offers.find(({ type }) => type === requestedType) ?? offers[0];
  // After the top-up the dialog is mounted again, because a coupon's discount depends on the tokens in the wallet (rule
  // M3).
  if (topUpDialog) return topUpDialog;
  if (dialog.get('step') === 'card' && !dialogProps.receipt) {
    const back = () => dialog.change({ step: '' });
    return <CardAddDialog open onClose={dialog.close} onBack={back} gatewayFields={form.fields} submit={addCard} />;
  }
  return (
    <>
      <SubscribeDialog
        {...dialogProps}
        name={performer.name}
        offers={offers}
        type={offer?.type ?? 'monthly'}
        onTypeChange={(type) => dialog.change({ type })}
        freeDays={settings.freeSubscriptionDuration}
        cards={(cards.data?.data ?? []).filter(({ status }) => status === 'ready')}
        paymentMethodId={dialog.get('card') ?? ''}
        onAddCard={() => dialog.change({ step: 'card' })}
        checkCoupon={checkCoupon}
      />
      {bankDialog}
    </>
  );
}

/** The dialog that subscribes to a performer by `subscribePerformer`. */
export function SubscribeRoute({ performerId, promotion, dialog }: SubscribeRouteProps) {
  const { data: performer } = useGetPerformer(performerId);
  const { data: settings } = useGetPublicSettings();
  if (!performer || !settings || performer.isOwn) return null;
  return (
    <WithGateway>
      {(form) => <Choice performer={performer} promotion={promotion} settings={settings} form={form} dialog={dialog} />}
    </WithGateway>
  );
}
