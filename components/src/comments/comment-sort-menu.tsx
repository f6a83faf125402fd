import type { SortOrder } from '@fanlight/sdk/models';
import { ArrowDownUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, Menu } from '../primitives/index.ts';

/** The orders in the menu, the default order first. */
const orders = ['desc', 'asc'] as const satisfies readonly SortOrder[];

export interface CommentSortMenuProps {
  /** `desc` lists the newest comments first, `asc` the oldest ones. */
  sort: SortOrder;
  onSortChange: (sort: SortOrder) => void;
}

/** A menu for the order of comments. Its button shows the current order. */
export function CommentSortMenu({ sort, onSortChange }: CommentSortMenuProps) {
  const { t } = useTranslation('comments');
  return (
    <Menu
      label={t('sort.label')}
      entries={orders.map((order) => ({
        kind: 'choice',
        label: t(`sort.${order}`),
        checked: order === sort,
        onSelect: () => onSortChange(order),
      }))}
      trigger={(trigger) => (
        <Button
          {...trigger}
          variant="ghost"
          size="sm"
          icon={ArrowDownUp}
          aria-label={`${t('sort.label')}: ${t(`sort.${sort}`)}`}
          me="-2"
        >
          {t(`sort.${sort}`)}
        </Button>
      )}
    />
  );
}
