import { tipPerformerMessageMaxLength } from '@fanlight/sdk/bounds';
import type { ChargeReceipt } from '@fanlight/sdk/models';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Approximation,
  Field,
  type FormResult,
  formatMoney,
  hasTooManyDecimals,
  readAmount,
  TextInput,
} from '../primitives/index.ts';
import { AmountField } from './amount-field.tsx';
import { PaymentDialog } from './payment-dialog.tsx';

const presets = [10, 25, 50, 100] as const;

export interface TipValues {
  /** The amount in tokens. */
  amount: number;
  message: string;
}

/** The typed values. */
export interface TipDraft {
  amount: string;
  message: string;
}

export interface TipDialogProps {
  open: boolean;
  onClose: () => void;
  /** The performer's name. */
  name: string;
  /** The number of tokens that the viewer can spend; undefined while it loads. */
  balance?: number;
  /** The minimum and the maximum from the settings, in tokens. */
  minimum: number;
  maximum: number;
  /** The input that was entered before a top-up. */
  initial?: TipDraft;
  submit: (values: TipValues) => Promise<FormResult<'amount' | 'message'>>;
  /** Opens the top-up. Afterwards the app passes `draft` as `initial`. */
  onTopUp: (draft: TipDraft, missing: number) => void;
  /** The receipt, which is shown instead of the form. */
  receipt?: ChargeReceipt;
}

/** Returns a function that validates the amount. It returns the error message; undefined if the amount is valid. */
function useProblem({ minimum, maximum }: TipDialogProps) {
  const { t } = useTranslation('wallet');
  return (text: string): string | undefined => {
    const amount = readAmount(text);
    if (Number.isNaN(amount)) return t('tip.chooseAmount');
    if (hasTooManyDecimals(text)) return t('tip.twoDecimals');
    if (amount < minimum) return t('tip.tooLow', { minimum: formatMoney(minimum) });
    if (amount > maximum) return t('tip.tooHigh', { maximum: formatMoney(maximum) });
    return undefined;
  };
}

function useOutcome({ receipt, name }: TipDialogProps) {
  const { t } = useTranslation('wallet');
  if (!receipt) return undefined;
  return { title: t('tip.sentTitle', { amount: formatMoney(receipt.charge.amount), name }), balances: receipt };
}

/**
 * Tips a performer (operation `tipPerformer`), with an amount and a message. If the balance is too low, the button
 * opens the top-up, which returns to this dialog with the same input.
 */
export function TipDialog(props: TipDialogProps) {
  const { open, onClose, name, balance, minimum, maximum, initial, submit, onTopUp } = props;
  const { t } = useTranslation('wallet');
  const [draft, setDraft] = useState<TipDraft>(initial ?? { amount: '', message: '' });
  const [shown, setShown] = useState<string>();
  const problem = useProblem(props)(draft.amount);
  const outcome = useOutcome(props);
  const amount = readAmount(draft.amount);
  const change = (changes: Partial<TipDraft>) => {
    setDraft({ ...draft, ...changes });
    setShown(undefined);
  };
  const send = async () => {
    const result = await submit({ amount, message: draft.message.trim() });
    if ('fieldErrors' in result) setShown(result.fieldErrors.amount ?? result.fieldErrors.message);
    return result;
  };
  return (
    <PaymentDialog
      open={open}
      onClose={onClose}
      title={t('tip.title', { name })}
      amount={problem === undefined ? amount : undefined}
      payLabel={problem === undefined ? t('tip.send', { amount: formatMoney(amount) }) : t('tip.chooseAmount')}
      balance={balance}
      submit={() => {
        setShown(problem);
        return problem === undefined ? send() : undefined;
      }}
      onTopUp={(missing) => onTopUp(draft, missing)}
      topUpLabel={t('tip.topUp')}
      outcome={outcome}
    >
      <AmountField
        label={t('tip.amount')}
        otherLabel={t('tip.otherAmount')}
        presets={presets}
        value={draft.amount}
        onChange={(text) => change({ amount: text })}
        help={t('tip.range', { minimum: formatMoney(minimum), maximum: formatMoney(maximum) })}
        {...(shown && { error: shown })}
      />
      {!Number.isNaN(amount) && <Approximation amount={amount} fontSize="sm" />}
      <Field label={t('tip.message')} optional aside={`${draft.message.length}/${tipPerformerMessageMaxLength}`}>
        <TextInput
          value={draft.message}
          maxLength={tipPerformerMessageMaxLength}
          onChange={({ target }) => change({ message: target.value })}
        />
      </Field>
    </PaymentDialog>
  );
}
