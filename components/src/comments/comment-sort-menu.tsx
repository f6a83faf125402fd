import type { SortOrder } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { SortMenu } from '../primitives/index.ts';

/** The orders in the menu, the default order first. */
const orders = ['desc', 'asc'] as const satisfies readonly SortOrder[];

export interface CommentSortMenuProps {
  /** `desc` lists the newest comments first, `asc` the oldest ones. */
  sort: SortOrder;
  onSortChange: (sort: SortOrder) => void;
}

/** A menu for the order of comments. */
export function CommentSortMenu({ sort, onSortChange }: CommentSortMenuProps) {
  const { t } = useTranslation('comments');
  return (
    <SortMenu
      label={t('sort.label')}
      orders={orders.map((value) => ({ value, label: t(`sort.${value}`) }))}
      value={sort}
      onChange={onSortChange}
    />
  );
}
