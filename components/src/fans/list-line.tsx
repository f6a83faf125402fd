import { formatCount } from '@fanlight/sdk/format';
import { useTranslation } from 'react-i18next';
import { Flex, type ListLoadable, SortMenu, type SortMenuProps, Text } from '../primitives/index.ts';

interface ListLineProps<Order extends string> {
  list: ListLoadable<unknown>;
  /** The kind of the items. */
  counts: 'subscriptions' | 'followers';
  orders: SortMenuProps<Order>;
}

/** The line above a list, with the number of its items and the menu for their order. */
export function ListLine<Order extends string>({ list, counts, orders }: ListLineProps<Order>) {
  const { t, i18n } = useTranslation('fans');
  const { total = 0, isTotalCapped = false } = list.state === 'ready' ? list.value : {};
  const formatted = `${formatCount(total, i18n.language)}${isTotalCapped ? '+' : ''}`;
  return (
    <Flex justify="space-between" align="center" wrap="wrap" columnGap="3" minH="target" mb="2">
      <Text tone="muted" fontVariantNumeric="tabular-nums" role="status">
        {total > 0 && t(`counts.${counts}`, { count: total, formatted })}
      </Text>
      <SortMenu {...orders} />
    </Flex>
  );
}
