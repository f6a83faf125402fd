import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../styled/index.ts';
import { Button } from '../button/index.ts';
import type { MoreState } from '../loadable/index.ts';
import { Spinner } from '../spinner/index.ts';
import { Text } from '../text/index.ts';

export interface ListEndProps {
  more: MoreState;
  onLoadMore: () => void;
  /** The text at the end of the list. `null` removes the text and its space. */
  endText?: string | null | undefined;
  /** The text of a failure, if it is not the usual one. */
  failedText?: string | undefined;
  /** The element that scrolls the list, if it is not the page. */
  scroller?: RefObject<Element | null> | undefined;
}

/** The end of a list. More items are loaded when it comes near the viewport, or when its button is pressed. */
export function ListEnd({ more, onLoadMore, endText, failedText, scroller }: ListEndProps) {
  const { t } = useTranslation('common');
  const row = useRef<HTMLDivElement>(null);
  const load = useRef(onLoadMore);
  useEffect(() => {
    load.current = onLoadMore;
  });
  useEffect(() => {
    if (more !== 'idle' || !row.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load.current(), {
      root: scroller?.current ?? null,
      rootMargin: '800px 0px',
    });
    observer.observe(row.current);
    return () => observer.disconnect();
  }, [more, scroller]);
  if (more === 'end' && endText === null) return null;
  return (
    <styled.div ref={row} display="grid" justifyItems="center" alignContent="center" gap="2" minH="72px" py="3">
      {more === 'idle' && (
        <Button variant="quiet" size="sm" onClick={onLoadMore}>
          {t('list.more')}
        </Button>
      )}
      {more === 'loading' && <Spinner />}
      {more === 'error' && (
        <>
          <Text role="alert" tone="muted">
            {failedText ?? t('list.moreFailed')}
          </Text>
          <Button variant="outline" size="sm" onClick={onLoadMore}>
            {t('retry')}
          </Button>
        </>
      )}
      {more === 'end' && (
        <Text size="xs" tone="subtle">
          {endText ?? t('list.end')}
        </Text>
      )}
    </styled.div>
  );
}
