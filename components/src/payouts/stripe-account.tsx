import type { ConnectedStripeAccount, StripeAccountStatus, StripeBusinessType } from '@fanlight/sdk/models';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  applyFormResult,
  Badge,
  Box,
  Button,
  ChoiceChips,
  Field,
  Flex,
  FormError,
  type FormResult,
  Heading,
  Select,
  Stack,
  styled,
  Text,
} from '../primitives/index.ts';

/** The values of a new Stripe account. */
export interface StripeConnection {
  countryCode: string;
  businessType: StripeBusinessType;
}

interface Choice {
  code: string;
  name: string;
}

export interface StripeAccountProps {
  /** The connected account; null if there is none. */
  account: ConnectedStripeAccount | null;
  /** The countries, named and sorted in the viewer's language. */
  countries: readonly Choice[];
  /** The country that is selected at first; empty if it is not known. */
  defaultCountry: string;
  /** Creates the account, continues its onboarding, or replaces it after a rejection, and leads to Stripe. */
  connect: (connection: StripeConnection) => Promise<FormResult<keyof StripeConnection>>;
  /** Reads the status from Stripe. */
  onCheck: () => void;
  /** Whether the status is being read. */
  isChecking: boolean;
}

const tones = {
  incomplete: 'neutral',
  pending: 'notice',
  ready: 'success',
  restricted: 'danger',
  rejected: 'danger',
} as const satisfies Record<StripeAccountStatus, string>;

const businessTypes: readonly StripeBusinessType[] = ['individual', 'company'];

interface ConnectFormProps extends Pick<StripeAccountProps, 'countries' | 'defaultCountry' | 'connect'> {
  intro: string;
  submitLabel: string;
}

function ConnectForm({ intro, submitLabel, countries, defaultCountry, connect }: ConnectFormProps) {
  const { t } = useTranslation('payoutMethod');
  const form = useForm<StripeConnection>({
    defaultValues: { countryCode: defaultCountry, businessType: 'individual' },
  });
  const { register, handleSubmit, setError, setValue, watch, formState } = form;
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async (values) => void applyFormResult(await connect(values), setError));
  return (
    <styled.form onSubmit={send} noValidate display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <Text tone="muted">{intro}</Text>
      <FormError message={errors.root?.message} />
      <Field label={t('country')} help={t('countryHelp')} error={errors.countryCode?.message}>
        <Select {...register('countryCode', { required: t('required') })}>
          <option value="">{t('choose')}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <ChoiceChips
        label={t('business.label')}
        choices={businessTypes.map((value) => ({ value, label: t(`business.${value}`) }))}
        value={watch('businessType')}
        onChange={(value) => setValue('businessType', value)}
      />
      <Box>
        <Button type="submit" variant="outline" wraps loading={isSubmitting}>
          {submitLabel}
        </Button>
      </Box>
    </styled.form>
  );
}

function Connected({
  account,
  countries,
  connect,
  onCheck,
  isChecking,
}: StripeAccountProps & { account: ConnectedStripeAccount }) {
  const { t } = useTranslation('payoutMethod');
  const [error, setError] = useState<string>();
  const [isOpening, setOpening] = useState(false);
  const { status, countryCode, accountEnd } = account;
  const country = countries.find(({ code }) => code === countryCode)?.name ?? countryCode;
  const open = async () => {
    setOpening(true);
    const result = await connect({ countryCode, businessType: 'individual' });
    setOpening(false);
    setError('error' in result ? result.error : undefined);
  };
  return (
    <Stack gap="3">
      <Text fontWeight="semibold" overflowWrap="anywhere">
        {t('account', { end: accountEnd, country })}
      </Text>
      <Text tone="muted" role="status">
        {isChecking ? t('checking') : t(`text.${status}`)}
      </Text>
      <FormError message={error} />
      <Flex gap="3" wrap="wrap">
        {(status === 'incomplete' || status === 'restricted') && (
          <Button variant="main" wraps loading={isOpening} onClick={open}>
            {t('continue')}
          </Button>
        )}
        {status !== 'ready' && (
          <Button variant="quiet" wraps loading={isChecking} onClick={onCheck}>
            {t('check')}
          </Button>
        )}
      </Flex>
    </Stack>
  );
}

/** The Stripe account for payouts: starts its onboarding, or shows how far it is (operation `createStripeAccount`). */
export function StripeAccount(props: StripeAccountProps) {
  const { t } = useTranslation('payoutMethod');
  const { account } = props;
  return (
    <Stack gap="3">
      <Flex gap="3" align="center" wrap="wrap">
        <Heading level={3} size="label">
          {t('title')}
        </Heading>
        {account && (
          <Badge tone={tones[account.status]} wraps>
            {t(`status.${account.status}`)}
          </Badge>
        )}
      </Flex>
      {account && <Connected {...props} account={account} />}
      {account?.status === 'rejected' && (
        <ConnectForm
          {...props}
          defaultCountry={account.countryCode}
          intro={t('replace.intro')}
          submitLabel={t('replace.submit')}
        />
      )}
      {!account && <ConnectForm {...props} intro={t('intro')} submitLabel={t('connect')} />}
    </Stack>
  );
}
