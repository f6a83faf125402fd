import type { Charge } from '@fanlight/sdk/models';
import { Receipt } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import {
  Avatar,
  Badge,
  Box,
  ButtonLink,
  EmptyState,
  Flex,
  IconButton,
  type ListLoadable,
  LoadableList,
  Money,
  RelativeTime,
  Skeleton,
  Stack,
  Text,
  TextLink,
} from '../primitives/index.ts';
import { EmptyMonth } from './empty-month.tsx';

export interface ChargeListProps {
  charges: ListLoadable<Charge>;
  /** Shows the charges of all months; given if the list shows only one. */
  onShowAll?: (() => void) | undefined;
  /** Shows the receipt of a charge. */
  onReceipt: (charge: Charge) => void;
  onLoadMore: () => void;
}

/** The skeleton of a row. */
function RowSkeleton() {
  return (
    <Flex gap="3" align="center" minH="64px">
      <Skeleton w="44px" h="44px" borderRadius="full" />
      <Stack gap="2" flex="1">
        <Skeleton h="16px" w="60%" />
        <Skeleton h="12px" w="40%" />
      </Stack>
      <Skeleton h="16px" w="64px" />
    </Flex>
  );
}

/** The skeleton of a list of charges or transactions. */
export function HistorySkeleton() {
  return (
    <Stack gap="2">
      <RowSkeleton />
      <RowSkeleton />
      <RowSkeleton />
    </Stack>
  );
}

function ChargeRow({ charge, onReceipt }: Pick<ChargeListProps, 'onReceipt'> & { charge: Charge }) {
  const { t } = useTranslation('wallet');
  const { performer, title, type, status } = charge;
  const what = t(`history.what.${type}`, { name: performer.name });
  return (
    <Flex gap="3" align="center" minH="64px" py="2">
      <Avatar name={performer.name} src={performer.avatar} decorative />
      <Box flex="1" minW="0">
        <TextLink to={paths.profile(performer.username ?? performer._id)}>{what}</TextLink>
        {title && (
          <Text tone="muted" overflowWrap="anywhere">
            {title}
          </Text>
        )}
        {charge.message && (
          <Text tone="muted" overflowWrap="anywhere">
            {charge.message}
          </Text>
        )}
        {status === 'refunded' && <Badge>{t('history.refunded')}</Badge>}
        <Text tone="subtle" size="xs">
          <RelativeTime at={charge.createdAt} />
        </Text>
      </Box>
      <Money amount={-charge.amount} signed fontWeight="semibold" />
      <IconButton icon={Receipt} label={t('receipt.open', { item: what })} onClick={() => onReceipt(charge)} />
    </Flex>
  );
}

/** The viewer's charges, latest first (operation `listCharges`). */
export function ChargeList({ charges, onShowAll, onReceipt, onLoadMore }: ChargeListProps) {
  const { t } = useTranslation('wallet');
  return (
    <LoadableList
      data={charges}
      skeleton={<HistorySkeleton />}
      getKey={(charge) => charge._id}
      renderItem={(charge) => <ChargeRow charge={charge} onReceipt={onReceipt} />}
      onLoadMore={onLoadMore}
      label={t('sections.spent')}
      gap="2"
      isDivided
      empty={
        onShowAll ? (
          <EmptyMonth onShowAll={onShowAll} />
        ) : (
          <EmptyState
            illustration="purse"
            title={t('history.emptyTitle')}
            text={t('history.emptyText')}
            action={<ButtonLink to={paths.home()}>{t('history.findCreators')}</ButtonLink>}
          />
        )
      }
    />
  );
}
