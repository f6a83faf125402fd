import { formatDate } from '@fanlight/sdk/format';
import type { PayoutRequest } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { MissingPage } from '../content/index.ts';
import { paths } from '../paths/index.ts';
import {
  Box,
  Button,
  Flex,
  type Loadable,
  LoadableView,
  LocalText,
  Money,
  PageHeader,
  SectionCard,
  Skeleton,
  Stack,
  Text,
  TextLink,
} from '../primitives/index.ts';
import { PayoutStatement } from './payout-statement.tsx';
import { PayoutBadge, PayoutSteps } from './payout-status.tsx';

export interface PayoutScreenProps {
  payout: Loadable<PayoutRequest>;
  /** Whether the payout does not exist, or belongs to another user. */
  isMissing?: boolean;
  /** The name of the performer who is paid. */
  payee: string;
  /** Opens the dialog that changes the payout. */
  onChange: () => void;
}

function PayoutSkeleton() {
  return (
    <Stack gap="4">
      <Skeleton h="40px" w="60%" />
      <Skeleton h="170px" borderRadius="card" />
      <Skeleton h="190px" borderRadius="card" />
      <Skeleton h="300px" borderRadius="card" />
    </Stack>
  );
}

/** The amount, what happens now, and the reason of a failure or a rejection. */
function Current({ payout, onChange }: { payout: PayoutRequest; onChange: () => void }) {
  const { t } = useTranslation('payouts');
  const { amount, currency, status, destination, reason, canUpdate } = payout;
  return (
    <SectionCard title={t('next')}>
      <Money amount={amount} currency={currency} textStyle="hero" lineHeight="46px" />
      {destination && (
        <Text tone="muted" overflowWrap="anywhere">
          {t('destination', { account: destination })}
        </Text>
      )}
      <Text role="status">{t(`state.${status}`)}</Text>
      {reason && (
        <Box bg="danger.wash" borderRadius="control" px="4" py="3">
          <Text size="xs" tone="muted">
            {t('reason')}
          </Text>
          <Text overflowWrap="anywhere">{reason}</Text>
        </Box>
      )}
      {canUpdate && (
        <Flex gap="3" wrap="wrap" align="center">
          <Button variant="main" onClick={onChange}>
            {t('change.open')}
          </Button>
          <Text size="sm">
            <TextLink to={paths.contact()}>{t('withdraw')}</TextLink>
          </Text>
        </Flex>
      )}
    </SectionCard>
  );
}

/** `/creator/payouts/{id}`: a payout with its progress, and a statement to print (operation `getPayoutRequest`). */
export function PayoutScreen({ payout, isMissing = false, payee, onChange }: PayoutScreenProps) {
  const { t, i18n } = useTranslation('payouts');
  if (isMissing)
    return (
      <MissingPage
        title={t('missing.title')}
        text={t('missing.text')}
        action={t('missing.action')}
        homeHref={paths.creatorPayouts()}
      />
    );
  return (
    <LoadableView data={payout} skeleton={<PayoutSkeleton />}>
      {(value) => (
        <Box>
          <PageHeader
            title={t('number', { number: value.number })}
            description={<LocalText>{t('requested', { date: formatDate(value.createdAt, i18n.language) })}</LocalText>}
            backHref={paths.creatorPayouts()}
            actions={<PayoutBadge status={value.status} />}
          />
          <Stack gap="4">
            <Current payout={value} onChange={onChange} />
            <SectionCard title={t('steps.title')}>
              <PayoutSteps payout={value} />
            </SectionCard>
            <PayoutStatement payout={value} payee={payee} />
          </Stack>
        </Box>
      )}
    </LoadableView>
  );
}
