import { formatDate } from '@fanlight/sdk/format';
import type { Order } from '@fanlight/sdk/models';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Box,
  ButtonLink,
  EmptyState,
  type Loadable,
  LoadableView,
  LocalText,
  PageHeader,
  Skeleton,
  Stack,
} from '../primitives/index.ts';
import { OrderBadge } from './order-status.tsx';

export interface OrderViewProps {
  order: Loadable<Order>;
  /** Whether the order does not exist, or belongs to another user. */
  isMissing?: boolean | undefined;
  /** The path of the list of the viewer's orders. */
  listHref: string;
  /** Renders the parts of the page. */
  children: (order: Order) => ReactNode;
}

function OrderSkeleton() {
  return (
    <Stack gap="4">
      <Skeleton h="40px" w="60%" />
      <Skeleton h="220px" borderRadius="card" />
      <Skeleton h="130px" borderRadius="card" />
      <Skeleton h="200px" borderRadius="card" />
    </Stack>
  );
}

/** The page of an order with its header, for its buyer and its seller (operation `getOrder`). */
export function OrderView({ order, isMissing = false, listHref, children }: OrderViewProps) {
  const { t, i18n } = useTranslation('orders');
  if (isMissing)
    return (
      <EmptyState
        level={1}
        illustration="door"
        title={t('missing.title')}
        text={t('missing.text')}
        action={<ButtonLink to={listHref}>{t('missing.action')}</ButtonLink>}
      />
    );
  return (
    <LoadableView data={order} skeleton={<OrderSkeleton />}>
      {(value) => (
        <Box>
          <PageHeader
            title={t('orderOf', { number: value.number })}
            description={<LocalText>{t('placed', { date: formatDate(value.createdAt, i18n.language) })}</LocalText>}
            backHref={listHref}
            actions={<OrderBadge status={value.status} />}
          />
          <Stack gap="4">{children(value)}</Stack>
        </Box>
      )}
    </LoadableView>
  );
}
