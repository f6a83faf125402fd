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
/** Longest word along with a tip, as the contract has it. */
const messageLength = 300;

/** What a tip is made of. */
export interface TipValues {
  /** Tokens. */
  amount: number;
  message: string;
}

/** The form as typed. */
export interface TipDraft {
  amount: string;
  message: string;
}

export interface TipDialogProps {
  open: boolean;
  onClose: () => void;
  /** Who gets it. */
  name: string;
  /** Tokens that can be spent; undefined while unknown. */
  balance?: number;
  /** The settings' bounds, in tokens. */
  minimum: number;
  maximum: number;
  /** What was entered before the wallet was topped up. */
  initial?: TipDraft;
  submit: (values: TipValues) => Promise<FormResult<'amount' | 'message'>>;
  /** Opens topping up; `draft` is handed back as `initial` when the dialog is shown again. */
  onTopUp: (draft: TipDraft) => void;
  /** Shown instead of the form once the tip is there. */
  receipt?: ChargeReceipt;
}

/** Why an amount can't be tipped; undefined when it can. */
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
 * Tips a performer (operation `tipPerformer`): amount and message. Where the balance is too low the button tops the wallet
 * up and comes back with what was entered.
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
      onTopUp={() => onTopUp(draft)}
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
      <Field label={t('tip.message')} optional aside={`${draft.message.length}/${messageLength}`}>
        <TextInput
          value={draft.message}
          maxLength={messageLength}
          onChange={({ target }) => change({ message: target.value })}
        />
      </Field>
    </PaymentDialog>
  );
}
