import { paths } from '@fanlight/components/paths';
import { PayoutNewScreen, PayoutScreen } from '@fanlight/components/payouts';
import { showToast } from '@fanlight/components/primitives';
import {
  getGetPayoutRequestQueryOptions,
  useCheckPendingPayoutRequest,
  useGetPayoutRequest,
} from '@fanlight/sdk/hooks';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { useDialog } from '../../dialogs/use-dialog.ts';
import { isMissing, toFormResult } from '../../failures.ts';
import { usePayment } from '../../groups/payments/index.ts';
import { toLoadable } from '../../loadable.ts';
import type { PrefetchArgs } from '../../route.ts';
import { useMe } from '../../session/session.ts';
import { PayoutChangeRoute } from './payout-change.tsx';
import { useCalculation } from './use-calculation.ts';

export function prefetch({ queryClient, params: { id } }: PrefetchArgs) {
  if (id) void queryClient.prefetchQuery(getGetPayoutRequestQueryOptions(id));
}

function NewPayout() {
  const { t } = useTranslation(['common', 'payouts']);
  const navigate = useNavigate();
  const calculation = useCalculation();
  const isPending = calculation.state === 'ready' && calculation.value.obstacle === 'pending-payout';
  const { data: pending } = useCheckPendingPayoutRequest({ query: { enabled: isPending } });
  const { pay } = usePayment<'createPayoutRequest', { amount: number; note: string }>('createPayoutRequest', {
    send: (call, { amount, note }) => call({ body: { amount, ...(note && { note }) } }),
  });
  return (
    <PayoutNewScreen
      calculation={calculation}
      pendingId={pending?.payoutRequest?._id}
      submit={async (values) => {
        try {
          const { _id } = await pay(values);
          showToast({ text: t('payouts:form.done'), tone: 'success' });
          // The form is replaced, so that going back does not offer the payout again.
          await navigate(paths.creatorPayout(_id), { replace: true });
          return { ok: true };
        } catch (error) {
          return toFormResult(error, ['amount', 'note'], t);
        }
      }}
    />
  );
}

function OnePayout({ id }: { id: string }) {
  const query = useGetPayoutRequest(id);
  const me = useMe();
  const dialog = useDialog();
  return (
    <>
      <PayoutScreen
        payout={toLoadable(query)}
        isMissing={isMissing(query.error)}
        payee={me?.name ?? ''}
        onChange={() => dialog.open({ dialog: 'edit' })}
      />
      {dialog.name === 'edit' && query.data?.canUpdate && (
        <PayoutChangeRoute payout={query.data} onClose={dialog.close} />
      )}
    </>
  );
}

/**
 * `/creator/payouts/new` and `/creator/payouts/{id}`: the performer requests a payout, or sees one. `?dialog=edit`
 * changes a pending one. They share a module, because the first page of every visitor names all modules of the routes.
 */
export function Component() {
  const { id } = useParams();
  return id === undefined ? <NewPayout /> : <OnePayout key={id} id={id} />;
}
