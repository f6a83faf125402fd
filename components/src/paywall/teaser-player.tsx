import type { Teaser } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { Box, ClickToPlay, Stack, Text } from '../primitives/index.ts';

export interface TeaserPlayerProps {
  teaser: Teaser | null | undefined;
  /** The title of the item. */
  title: string;
  /** A blurred preview, which is shown until the poster has loaded. */
  preview?: string | null;
}

/**
 * Plays the public teaser clip of a locked item (rule A2). Renders nothing if there is no clip, or if it is not
 * processed yet.
 */
export function TeaserPlayer({ teaser, title, preview }: TeaserPlayerProps) {
  const { t } = useTranslation('player');
  if (!teaser?.url) return null;
  return (
    <Stack gap="2">
      <Text fontWeight="semibold">{t('teaser')}</Text>
      <Box maxW="480px">
        <ClickToPlay
          key={teaser._id}
          kind="video"
          title={t('teaserOf', { title })}
          src={teaser.url}
          poster={teaser.thumbnails[0] ?? null}
          preview={preview}
          ratio={16 / 9}
          duration={teaser.duration}
        />
      </Box>
    </Stack>
  );
}
