import type { Reel } from '@fanlight/sdk/models';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Button, type ListPage, Spinner, Stack, Text } from '../primitives/index.ts';

/** A slide that contains no reel, but the end of the list, an error, or a loading state. */
function Notice({ children }: { children: ReactNode }) {
  return (
    <Stack h="full" align="center" justify="center" gap="4" p="6" textAlign="center" scrollSnapAlign="start">
      {children}
    </Stack>
  );
}

export interface ListEndSlideProps extends Pick<ListPage<Reel>, 'more'> {
  onLoadMore: () => void;
  /** Returns to the first reel. */
  onFirst: () => void;
}

/** The slide after the last loaded reel. */
export function ListEndSlide({ more, onLoadMore, onFirst }: ListEndSlideProps) {
  const { t } = useTranslation('reels');
  if (more === 'end') {
    return (
      <Notice>
        <Text color="locked.fg">{t('end')}</Text>
        <Button variant="quiet" onClick={onFirst}>
          {t('again')}
        </Button>
      </Notice>
    );
  }
  if (more === 'error') {
    return (
      <Notice>
        <Text color="locked.fg" role="alert">
          {t('moreFailed')}
        </Text>
        <Button variant="quiet" onClick={onLoadMore}>
          {t('retry')}
        </Button>
      </Notice>
    );
  }
  return (
    <Notice>
      <Box color="locked.fg">
        <Spinner label={t('loadingMore')} />
      </Box>
    </Notice>
  );
}
