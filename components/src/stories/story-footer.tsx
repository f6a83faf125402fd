import { formatCount } from '@fanlight/sdk/format';
import type { Story } from '@fanlight/sdk/models';
import { Coins, Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Box, Button, Flex, Text } from '../primitives/index.ts';
import { StoryControl } from './story-control.tsx';

export interface StoryFooterProps {
  story: Story;
  onLike: () => void;
  onTip: () => void;
}

/** The numbers of viewers and likes, which only the performer of the story sees. */
function OwnCounts({ totalViews, totalLikes }: Pick<Story, 'totalViews' | 'totalLikes'>) {
  const { t, i18n } = useTranslation('stories');
  const valuesOf = (count: number) => ({ count, formatted: formatCount(count, i18n.language) });
  if (totalViews === null) return null;
  return (
    <Text color="locked.fg" size="xs" mt="2" fontVariantNumeric="tabular-nums">
      {t('views', valuesOf(totalViews))}
      {totalLikes !== null && ` · ${t('likes', valuesOf(totalLikes))}`}
    </Text>
  );
}

/** The text of a story, above the buttons that tip and like. Its performer sees the numbers of viewers and likes instead. */
export function StoryFooter({ story, onLike, onTip }: StoryFooterProps) {
  const { t } = useTranslation('stories');
  const { text, totalViews, totalLikes, access, isLiked, isOwn } = story;
  if (isOwn && !text && totalViews === null) return null;
  return (
    <Box
      position="absolute"
      insetInline="0"
      bottom="0"
      zIndex="bar"
      px="4"
      pt="10"
      pb="max(16px, env(safe-area-inset-bottom))"
      textAlign="center"
      bgImage="linear-gradient(transparent, rgba(14, 10, 9, 0.9) 60%)"
      pointerEvents="none"
      css={{ '& button': { pointerEvents: 'auto' } }}
    >
      {text && (
        <Text color="locked.fg" size="md" overflowWrap="anywhere">
          {text}
        </Text>
      )}
      {isOwn ? (
        <OwnCounts totalViews={totalViews} totalLikes={totalLikes} />
      ) : (
        <Flex align="center" gap="2" mt="3">
          <Button
            variant="outline"
            icon={Coins}
            fullWidth
            flex="1"
            minW="0"
            color="locked.fg"
            borderColor="locked.fg"
            bg="locked.scrim"
            onClick={onTip}
          >
            {t('tip')}
          </Button>
          {access.isAllowed && <StoryControl icon={Heart} label={t('like')} pressed={isLiked} onClick={onLike} />}
        </Flex>
      )}
    </Box>
  );
}
