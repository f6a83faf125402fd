import type { PayoutCalculation, PayoutObstacle } from '@fanlight/sdk/models';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import {
  AmountLines,
  amountProblemOf,
  applyFormResult,
  Box,
  Button,
  ButtonLink,
  Card,
  EmptyState,
  type FormResult,
  formatMoney,
  type Loadable,
  LoadableView,
  Money,
  PageHeader,
  readAmount,
  Skeleton,
  Stack,
  styled,
  Text,
  TextLink,
} from '../primitives/index.ts';
import { type PayoutDraft, PayoutFields, type PayoutValues, toPayoutValues } from './payout-fields.tsx';
import { useObstacle } from './use-obstacle.ts';

export interface PayoutNewScreenProps {
  /** The calculation of the server for the whole payable amount. */
  calculation: Loadable<PayoutCalculation>;
  /** The id of the pending payout; undefined if there is none, or while it loads. */
  pendingId?: string | undefined;
  submit: (values: PayoutValues) => Promise<FormResult<keyof PayoutValues>>;
}

type FormProps = Pick<PayoutNewScreenProps, 'submit'> & { calculation: PayoutCalculation };

/** The payable earnings before and after the payout. The amount is null while it is not valid. */
function Sum({ payable, amount }: { payable: number; amount: number | null }) {
  const { t } = useTranslation('payouts');
  const money = (value: number | null) => (value === null ? '–' : <Money amount={value} />);
  return (
    <AmountLines
      lines={[
        { label: t('form.before'), value: money(payable) },
        { label: t('form.payout'), value: money(amount) },
        { label: t('form.after'), value: money(amount === null ? null : payable - amount) },
      ]}
    />
  );
}

function PayoutForm({ calculation, submit }: FormProps) {
  const { t } = useTranslation('payouts');
  const { payableEarnings, minimumAmount, destination } = calculation;
  const form = useForm<PayoutDraft>({ defaultValues: { amount: payableEarnings.toFixed(2), note: '' } });
  const { handleSubmit, setError, watch, formState } = form;
  const text = watch('amount');
  const amount = amountProblemOf(text, minimumAmount, payableEarnings) === null ? readAmount(text) : null;
  const send = handleSubmit(async (draft) => {
    applyFormResult(await submit(toPayoutValues(draft)), setError);
  });
  return (
    <Card>
      <styled.form onSubmit={send} noValidate display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
        <PayoutFields form={form} minimum={minimumAmount} maximum={payableEarnings} />
        <Box>
          <Text size="sm" fontWeight="semibold">
            {t('form.account')}
          </Text>
          <Text overflowWrap="anywhere">{destination}</Text>
          <Text size="sm">
            <TextLink to={paths.creatorAccount('bank')}>{t('form.otherAccount')}</TextLink>
          </Text>
        </Box>
        <Sum payable={payableEarnings} amount={amount} />
        <Stack gap="2">
          <Box>
            <Button type="submit" variant="main" wraps loading={formState.isSubmitting}>
              {amount === null ? t('form.submitPlain') : t('form.submit', { amount: formatMoney(amount) })}
            </Button>
          </Box>
          <Text tone="subtle" size="xs">
            {t('form.held')}
          </Text>
        </Stack>
      </styled.form>
    </Card>
  );
}

interface NoPayoutProps {
  calculation: PayoutCalculation;
  reason: PayoutObstacle;
  pendingId: string | undefined;
}

function NoPayout({ calculation, reason, pendingId }: NoPayoutProps) {
  const { payableEarnings, minimumAmount } = calculation;
  const { title, text, action } = useObstacle({ reason, payableEarnings, minimumAmount, pendingId });
  return (
    <EmptyState
      illustration="purse"
      title={title}
      text={text}
      action={
        <ButtonLink to={action.href} variant="main" wraps>
          {action.label}
        </ButtonLink>
      }
    />
  );
}

/**
 * `/creator/payouts/new`: requests a payout (operations `calculatePayout`, `createPayoutRequest`). If none is possible,
 * shows why, and links to where that can be changed.
 */
export function PayoutNewScreen({ calculation, pendingId, submit }: PayoutNewScreenProps) {
  const { t } = useTranslation('payouts');
  return (
    <Box>
      <PageHeader title={t('form.title')} backHref={paths.creatorPayouts()} />
      <LoadableView data={calculation} skeleton={<Skeleton h="480px" borderRadius="card" />}>
        {(value) =>
          value.obstacle ? (
            <NoPayout calculation={value} reason={value.obstacle} pendingId={pendingId} />
          ) : (
            <PayoutForm calculation={value} submit={submit} />
          )
        }
      </LoadableView>
    </Box>
  );
}
