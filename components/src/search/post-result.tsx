import type { Feed } from '@fanlight/sdk/models';
import { TextAlignStart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import {
  Card,
  Flex,
  RelativeTime,
  Skeleton,
  SkeletonText,
  Stack,
  Text,
  TextLink,
  Thumbnail,
  thumbnailSizes,
  VisuallyHidden,
} from '../primitives/index.ts';
import { Highlighted } from './highlighted.tsx';

export interface PostResultProps {
  feed: Feed;
  /** The words that were searched for, which are marked. */
  q: string;
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
        <Thumbnail
          size="lg"
          url={feed.thumbnail?.url ?? feed.files[0]?.preview}
          icon={TextAlignStart}
          isLocked={!access.isAllowed}
        />
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
        <Skeleton w={thumbnailSizes.lg} h={thumbnailSizes.lg} />
      </Flex>
    </Card>
  );
}
