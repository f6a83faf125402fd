import type { Feed } from '@fanlight/sdk/models';
import { Lock, TextAlignStart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import {
  Box,
  Card,
  Flex,
  Icon,
  RelativeTime,
  Skeleton,
  SkeletonText,
  Stack,
  Text,
  TextLink,
  VisuallyHidden,
} from '../primitives/index.ts';
import { Highlighted } from './highlighted.tsx';

export interface PostResultProps {
  feed: Feed;
  /** The words that were searched for, which are marked. */
  q: string;
}

const thumbnailWidth = { base: '72px', md: '96px' } as const;

/** The thumbnail of a post; a blurred picture with a lock if the viewer has no access to it. */
function Thumbnail({ feed }: { feed: Feed }) {
  const { isAllowed } = feed.access;
  const [file] = feed.files;
  const picture = feed.thumbnail?.url ?? file?.preview;
  return (
    <Box
      display="grid"
      placeItems="center"
      flexShrink="0"
      w={thumbnailWidth}
      aspectRatio="1"
      borderRadius="control"
      bg="bg.raised"
      bgSize="cover"
      bgPos="center"
      color={isAllowed || !picture ? 'fg.subtle' : 'locked.fg'}
      style={picture ? { backgroundImage: `url("${picture}")` } : undefined}
    >
      {!isAllowed && <Icon icon={Lock} />}
      {isAllowed && !picture && <Icon icon={TextAlignStart} />}
    </Box>
  );
}

/** A post among the best results of a search: the beginning of its text, its author and its thumbnail. */
export function PostResult({ feed, q }: PostResultProps) {
  const { t } = useTranslation('search');
  const { performer, text, poll, access, createdAt } = feed;
  const shown = text || poll?.question || t('postOf', { name: performer.name });
  return (
    <Card as="article" padding="sm">
      <Flex gap="4">
        <Stack flex="1" minW="0" gap="1">
          <Flex gap="1" columnGap="2" wrap="wrap" color="fg.subtle" fontSize="xs">
            <TextLink to={paths.profile(performer.username ?? performer._id)} quiet fontWeight="semibold">
              {performer.name}
            </TextLink>
            <RelativeTime at={createdAt} />
          </Flex>
          <TextLink to={paths.post(feed._id)} quiet dir="auto" lineClamp={3} overflowWrap="anywhere">
            <Highlighted text={shown} q={q} />
            {!access.isAllowed && <VisuallyHidden>, {t('locked')}</VisuallyHidden>}
          </TextLink>
          {feed.files.length > 1 && (
            <Text size="xs" tone="subtle">
              {t('files', { count: feed.files.length })}
            </Text>
          )}
        </Stack>
        <Thumbnail feed={feed} />
      </Flex>
    </Card>
  );
}

/** The skeleton of a {@link PostResult}. */
export function PostResultSkeleton() {
  return (
    <Card padding="sm">
      <Flex gap="4">
        <Stack flex="1" gap="2">
          <Skeleton h="16px" w="140px" />
          <SkeletonText lines={2} />
        </Stack>
        <Skeleton w={thumbnailWidth} aspectRatio="1" />
      </Flex>
    </Card>
  );
}
