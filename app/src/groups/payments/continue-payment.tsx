import { showToast } from '@fanlight/components/primitives';
import { api } from '@fanlight/sdk';
import type { Payment } from '@fanlight/sdk/models';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../../failures.ts';
import { useServices } from '../../services.ts';
import { declineText } from './failures.ts';
import { CardRefused, type GatewayForm } from './gateway.ts';
import { useBankAuthentication } from './use-bank-authentication.tsx';
import { WithGateway } from './with-gateway.tsx';

interface ContinuePaymentProps {
  payment: Payment;
  /** Called once the payment has succeeded or failed, or could not be continued. */
  onDone: () => void;
}

function Authentication({ form, payment, onDone }: ContinuePaymentProps & { form: GatewayForm }) {
  const { t } = useTranslation(['payments', 'common']);
  const { client } = useServices();
  const { authenticate, dialog } = useBankAuthentication(form);
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    const run = async () => {
      // Reads the payment again: it may have been settled meanwhile, and the payments in the list do not contain the
      // secret for the gateway.
      const before = await client.call(api.getPayment, { params: { id: payment._id } });
      const { status, failureCode } = (await authenticate(before.payment, before.clientSecret)).payment;
      if (status === 'succeeded') showToast({ text: t('transactions.completed'), tone: 'success' });
      if (status === 'failed') showToast({ text: declineText(failureCode ?? 'card_declined', t), tone: 'danger' });
    };
    void run()
      .catch((error) => {
        if (error instanceof CardRefused) showToast({ text: error.message, tone: 'danger' });
        else showFailure(error, t);
      })
      .finally(onDone);
  });
  return dialog;
}

/** Continues a card payment that was interrupted while the bank asked for its authentication. */
export function ContinuePayment(props: ContinuePaymentProps) {
  return <WithGateway>{(form) => <Authentication form={form} {...props} />}</WithGateway>;
}
