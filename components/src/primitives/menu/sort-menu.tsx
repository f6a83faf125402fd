import { ArrowDownUp } from 'lucide-react';
import { Button } from '../button/index.ts';
import { Menu } from './menu.tsx';

export interface SortMenuProps<Order extends string> {
  /** The name of the menu, such as "Sort posts". */
  label: string;
  /** The orders, the default order first. */
  orders: readonly { value: Order; label: string }[];
  value: Order;
  onChange: (order: Order) => void;
}

/** A menu for the order of a list. Its button shows the current order. */
export function SortMenu<Order extends string>({ label, orders, value, onChange }: SortMenuProps<Order>) {
  const current = orders.find((order) => order.value === value)?.label;
  return (
    <Menu
      label={label}
      align="end"
      entries={orders.map((order) => ({
        kind: 'choice',
        label: order.label,
        checked: order.value === value,
        onSelect: () => onChange(order.value),
      }))}
      trigger={(trigger) => (
        <Button
          {...trigger}
          variant="ghost"
          size="sm"
          icon={ArrowDownUp}
          aria-label={`${label}: ${current}`}
          flexShrink="0"
          me="-2"
        >
          {current}
        </Button>
      )}
    />
  );
}
