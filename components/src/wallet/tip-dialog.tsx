import type { ChargeReceipt } from '@fanlight/sdk/models';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Approximation,
  Box,
  Button,
  Dialog,
  Field,
  type FormResult,
  formatMoney,
  hasTooManyDecimals,
  Money,
  readAmount,
  styled,
  Text,
  TextInput,
} from '../primitives/index.ts';
import { AmountField } from './amount-field.tsx';

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

/** Props of {@link TipDialog}. */
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

function Balances({ balance, amount }: { balance: number; amount: number }) {
  const { t } = useTranslation('wallet');
  const after = balance - amount;
  return (
    <Box as="dl" display="grid" gridTemplateColumns="1fr auto" gap="1" fontSize="sm" color="fg.muted">
      <dt>{t('tip.balanceNow')}</dt>
      <dd>
        <Money amount={balance} />
      </dd>
      <dt>{t('tip.balanceAfter')}</dt>
      <dd>{after >= 0 ? <Money amount={after} color="fg.default" /> : '–'}</dd>
    </Box>
  );
}

interface TipFormProps extends TipDialogProps {
  formId: string;
  draft: TipDraft;
  onDraftChange: (draft: TipDraft) => void;
  /** Tokens that the wallet lacks for the amount; 0 where it covers it. */
  missing: number;
  onBusy: (busy: boolean) => void;
}

function TipForm({ formId, draft, onDraftChange, missing, onBusy, ...props }: TipFormProps) {
  const { balance, minimum, maximum, submit, onTopUp } = props;
  const { t } = useTranslation('wallet');
  const problemOf = useProblem(props);
  const [shown, setShown] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const amount = readAmount(draft.amount);

  const change = (changes: Partial<TipDraft>) => {
    onDraftChange({ ...draft, ...changes });
    setShown(undefined);
    setFailure(undefined);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const problem = problemOf(draft.amount);
    setShown(problem);
    if (problem) return;
    if (missing > 0) return onTopUp(draft);
    onBusy(true);
    const result = await submit({ amount, message: draft.message.trim() });
    onBusy(false);
    if ('fieldErrors' in result) setShown(result.fieldErrors.amount ?? result.fieldErrors.message);
    if ('error' in result) setFailure(result.error);
  };
  return (
    <styled.form display="grid" id={formId} onSubmit={send} noValidate gap="6">
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
      {balance !== undefined && <Balances balance={balance} amount={Number.isNaN(amount) ? 0 : amount} />}
      {missing > 0 && <Text role="status">{t('tip.missing', { amount: formatMoney(missing) })}</Text>}
      {failure && (
        <Text role="alert" tone="danger">
          {failure}
        </Text>
      )}
    </styled.form>
  );
}

/**
 * Tips a performer (operation `tipPerformer`): amount, message, balance before and after, one button with the exact amount
 * on it, a receipt afterwards. Where the balance is too low the button tops the wallet up and comes back with what was
 * entered. A second click while it is being sent does nothing.
 */
export function TipDialog(props: TipDialogProps) {
  const { open, onClose, name, receipt, balance, initial } = props;
  const { t } = useTranslation('wallet');
  const formId = useId();
  const [busy, setBusy] = useState(false);
  const [draft, setDraft] = useState<TipDraft>(initial ?? { amount: '', message: '' });
  const isValid = useProblem(props)(draft.amount) === undefined;
  const amount = readAmount(draft.amount);
  const missing = isValid && balance !== undefined ? Math.max(0, amount - balance) : 0;
  if (receipt) {
    return (
      <Dialog
        open={open}
        onClose={onClose}
        size="sm"
        title={t('tip.sentTitle', { amount: formatMoney(receipt.charge.amount), name })}
        footer={
          <Button variant="main" onClick={onClose}>
            {t('tip.done')}
          </Button>
        }
      >
        <Text tone="muted" role="status">
          {t('tip.sentText', { before: formatMoney(receipt.balanceBefore), after: formatMoney(receipt.balance) })}
        </Text>
      </Dialog>
    );
  }
  const sendLabel = missing > 0 ? t('tip.topUp') : t('tip.send', { amount: formatMoney(amount) });
  const label = isValid ? sendLabel : t('tip.chooseAmount');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={t('tip.title', { name })}
      footer={
        <Button type="submit" form={formId} variant="main" loading={busy} fullWidth>
          {label}
        </Button>
      }
    >
      <TipForm {...props} formId={formId} draft={draft} onDraftChange={setDraft} missing={missing} onBusy={setBusy} />
    </Dialog>
  );
}
