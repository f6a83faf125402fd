import type { PayoutCalculation, PayoutRequest } from '@fanlight/sdk/models';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  applyFormResult,
  Button,
  Checkbox,
  Dialog,
  type FormResult,
  type Loadable,
  LoadableView,
  Skeleton,
  styled,
} from '../primitives/index.ts';
import { type PayoutDraft, PayoutFields, type PayoutValues, toPayoutValues } from './payout-fields.tsx';

/** The changed values. `isToCurrentAccount` replaces the account of the payout by the one that is stored now. */
export interface PayoutChange extends PayoutValues {
  isToCurrentAccount: boolean;
}

export interface PayoutChangeDialogProps {
  open: boolean;
  onClose: () => void;
  payout: PayoutRequest;
  /** The calculation of the server: the earnings that are payable in addition to the payout, and the stored account. */
  calculation: Loadable<PayoutCalculation>;
  submit: (change: PayoutChange) => Promise<FormResult<keyof PayoutValues>>;
}

interface FormProps extends Pick<PayoutChangeDialogProps, 'payout' | 'submit'> {
  calculation: PayoutCalculation;
  formId: string;
  onBusy: (isBusy: boolean) => void;
}

function ChangeForm({ payout, calculation, submit, formId, onBusy }: FormProps) {
  const { t } = useTranslation('payouts');
  const { payableEarnings, minimumAmount, destination } = calculation;
  const form = useForm<PayoutDraft>({
    defaultValues: { amount: payout.amount.toFixed(2), note: payout.note ?? '' },
  });
  const [isToCurrentAccount, setToCurrentAccount] = useState(false);
  const { handleSubmit, setError } = form;
  const send = handleSubmit(async (draft) => {
    onBusy(true);
    const result = await submit({ ...toPayoutValues(draft), isToCurrentAccount });
    onBusy(false);
    applyFormResult(result, setError);
  });
  return (
    <styled.form id={formId} onSubmit={send} noValidate display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      {/* The amount of the payout is held, so it can be requested again. */}
      <PayoutFields form={form} minimum={minimumAmount} maximum={payableEarnings + payout.amount} />
      {destination && destination !== payout.destination && (
        <Checkbox
          label={t('change.newAccount', { account: destination })}
          checked={isToCurrentAccount}
          onChange={({ target }) => setToCurrentAccount(target.checked)}
        />
      )}
    </styled.form>
  );
}

/** Changes a payout that is still pending (operation `updatePayoutRequest`). */
export function PayoutChangeDialog({ open, onClose, payout, calculation, submit }: PayoutChangeDialogProps) {
  const { t } = useTranslation('payouts');
  const formId = useId();
  const [isBusy, setBusy] = useState(false);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('change.title', { number: payout.number })}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('change.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="main"
            wraps
            loading={isBusy}
            disabled={calculation.state !== 'ready'}
          >
            {t('change.save')}
          </Button>
        </>
      }
    >
      <LoadableView data={calculation} skeleton={<Skeleton h="220px" />}>
        {(value) => <ChangeForm payout={payout} calculation={value} submit={submit} formId={formId} onBusy={setBusy} />}
      </LoadableView>
    </Dialog>
  );
}
