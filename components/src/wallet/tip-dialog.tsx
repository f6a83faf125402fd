import type { ChargeReceipt } from '@fanlight/sdk/models';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import {
  Approximation,
  Box,
  Button,
  ButtonLink,
  chakra,
  Dialog,
  Field,
  type FormResult,
  formatMoney,
  Money,
  Text,
  TextInput,
} from '../primitives/index.ts';
import { AmountField, hasTooManyDecimals, readAmount } from './amount-field.tsx';

const presets = [10, 25, 50, 100] as const;
/** Longest word along with a tip, as the contract has it. */
const messageLength = 300;

/** What a tip is made of. */
export interface TipValues {
  /** Tokens. */
  amount: number;
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
  submit: (values: TipValues) => Promise<FormResult<'amount' | 'message'>>;
  /** Shown instead of the form once the tip is there. */
  receipt?: ChargeReceipt;
}

type Problem = { text: string; isShort?: boolean };

/** Why an amount can't be tipped; undefined when it can. */
function useProblem({ minimum, maximum, balance }: TipDialogProps) {
  const { t } = useTranslation('wallet');
  return (text: string): Problem | undefined => {
    const amount = readAmount(text);
    if (Number.isNaN(amount)) return { text: t('tip.chooseAmount') };
    if (hasTooManyDecimals(text)) return { text: t('tip.twoDecimals') };
    if (amount < minimum) return { text: t('tip.tooLow', { minimum: formatMoney(minimum) }) };
    if (amount > maximum) return { text: t('tip.tooHigh', { maximum: formatMoney(maximum) }) };
    if (balance !== undefined && amount > balance) {
      return { text: t('tip.notEnough', { balance: formatMoney(balance) }), isShort: true };
    }
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

function TipForm(
  props: TipDialogProps & { formId: string; onBusy: (busy: boolean) => void; onLabel: (label: string) => void },
) {
  const { balance, minimum, maximum, submit, formId, onBusy, onLabel } = props;
  const { t } = useTranslation('wallet');
  const problemOf = useProblem(props);
  const [amountText, setAmountText] = useState('');
  const [message, setMessage] = useState('');
  const [shown, setShown] = useState<Problem>();
  const [failure, setFailure] = useState<string>();
  const amount = readAmount(amountText);

  const change = (text: string) => {
    setAmountText(text);
    setShown(undefined);
    setFailure(undefined);
    onLabel(problemOf(text) ? '' : formatMoney(readAmount(text)));
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const problem = problemOf(amountText);
    setShown(problem);
    if (problem) return;
    onBusy(true);
    const result = await submit({ amount, message: message.trim() });
    onBusy(false);
    if ('fieldErrors' in result) setShown({ text: result.fieldErrors.amount ?? result.fieldErrors.message ?? '' });
    if ('error' in result) setFailure(result.error);
  };
  return (
    <chakra.form display="grid" id={formId} onSubmit={send} noValidate gap="6">
      <AmountField
        label={t('tip.amount')}
        otherLabel={t('tip.otherAmount')}
        presets={presets}
        value={amountText}
        onChange={change}
        help={t('tip.range', { minimum: formatMoney(minimum), maximum: formatMoney(maximum) })}
        error={shown?.text}
      />
      {!Number.isNaN(amount) && <Approximation amount={amount} fontSize="sm" />}
      {shown?.isShort && (
        <ButtonLink to={paths.wallet()} variant="outline">
          {t('tip.topUp')}
        </ButtonLink>
      )}
      <Field label={t('tip.message')} optional aside={`${message.length}/${messageLength}`}>
        <TextInput value={message} maxLength={messageLength} onChange={(event) => setMessage(event.target.value)} />
      </Field>
      {balance !== undefined && <Balances balance={balance} amount={Number.isNaN(amount) ? 0 : amount} />}
      {failure && (
        <Text role="alert" tone="danger">
          {failure}
        </Text>
      )}
    </chakra.form>
  );
}

/**
 * Tips a performer (operation `tipPerformer`): amount, a word along with it, balance before and after, one button with
 * the exact amount on it, a receipt afterwards. A second click while it is being sent does nothing.
 */
export function TipDialog(props: TipDialogProps) {
  const { open, onClose, name, receipt } = props;
  const { t } = useTranslation('wallet');
  const formId = useId();
  const [busy, setBusy] = useState(false);
  const [label, setLabel] = useState('');
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
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={t('tip.title', { name })}
      footer={
        <Button type="submit" form={formId} variant="main" loading={busy} fullWidth>
          {label ? t('tip.send', { amount: label }) : t('tip.chooseAmount')}
        </Button>
      }
    >
      <TipForm {...props} formId={formId} onBusy={setBusy} onLabel={setLabel} />
    </Dialog>
  );
}
