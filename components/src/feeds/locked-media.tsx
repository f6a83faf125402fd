import { formatMoney } from '@fanlight/sdk/format';
import type { Feed } from '@fanlight/sdk/models';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Box, Button, Icon, Stack, Text } from '../primitives/index.ts';

/** Props of {@link LockedMedia}. */
export interface LockedMediaProps {
  feed: Feed;
  onUnlock: (feed: Feed) => void;
}

/** What a reader gets who may not see the whole: a blur, what it is, and the cheapest way in (rules A1, A2). */
export function LockedMedia({ feed, onUnlock }: LockedMediaProps) {
  const { t } = useTranslation('feeds');
  const { access, audience, files, performer } = feed;
  const [first] = files;
  return (
    <Box
      position="relative"
      overflow="hidden"
      borderRadius="control"
      minH="220px"
      bg="bg.raised"
      display="grid"
      style={first ? { aspectRatio: Math.max(1, first.width / first.height) } : undefined}
    >
      {first?.preview && (
        <Box
          aria-hidden
          position="absolute"
          inset="-24px"
          bgSize="cover"
          bgPos="center"
          filter="blur(20px) saturate(1.5) brightness(1.4)"
          style={{ backgroundImage: `url("${first.preview}")` }}
        />
      )}
      <Box position="absolute" inset="0" bg="locked.scrim" />
      <Stack position="relative" color="locked.fg" align="center" justify="center" textAlign="center" gap="3" p="6">
        <Icon icon={Lock} size={28} />
        <Text color="locked.fg">
          {t(`post.locked.for.${audience}`, { name: performer.name })}
          {files.length > 0 && ` · ${t('post.pictures', { count: files.length })}`}
        </Text>
        {access.wayIn && (
          <Button variant="main" onClick={() => onUnlock(feed)}>
            {t(`post.locked.${access.wayIn}`, { price: formatMoney(access.price ?? 0) })}
          </Button>
        )}
      </Stack>
    </Box>
  );
}
