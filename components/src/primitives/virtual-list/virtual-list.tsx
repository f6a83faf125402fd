import { WindowVirtualizer } from 'virtua';
import { styled } from '../../styled/index.ts';
import { type EndlessListProps, ListEnd, ListItem } from '../endless-list/index.ts';

const gaps = { '0': '0px', '2': '8px', '3': '12px', '4': '16px', '6': '24px' };

/**
 * `EndlessList` for hundreds of items: only those near the window are in the page. Import it lazily, from
 * `@fanlight/components/primitives/virtual-list`.
 */
export function VirtualList<T>(props: EndlessListProps<T>) {
  const { page, getKey, renderItem, onLoadMore, label, empty, endText, gap = '4' } = props;
  if (page.items.length === 0 && page.more === 'end') return empty;
  return (
    <styled.section aria-label={label}>
      <WindowVirtualizer>
        {page.items.map((item, index) => (
          <div key={getKey(item)} style={{ paddingBottom: gaps[gap] }}>
            <ListItem>{renderItem(item, index === 0)}</ListItem>
          </div>
        ))}
      </WindowVirtualizer>
      <ListEnd more={page.more} onLoadMore={onLoadMore} endText={endText} />
    </styled.section>
  );
}
