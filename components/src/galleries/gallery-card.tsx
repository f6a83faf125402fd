import type { Gallery } from '@fanlight/sdk/models';
import { Images, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../paths/index.ts';
import { Box, Flex, Icon, Media, Price, Skeleton, SkeletonText, Stack, styled, Text } from '../primitives/index.ts';
import { Blur } from './blur.tsx';

const CardLink = styled(Link, {
  base: { display: 'block', borderRadius: 'card', color: 'fg.default', textDecoration: 'none' },
});

const ratio = 4 / 3;

function Cover({ gallery }: { gallery: Gallery }) {
  const { thumbnail } = gallery;
  const src = thumbnail?.thumbnailUrl ?? thumbnail?.url;
  if (src) return <Media src={src} alt="" ratio={ratio} preview={thumbnail?.preview} rounded={false} />;
  return <Blur preview={thumbnail?.preview} ratio={ratio} />;
}

/** A gallery in a list, with its cover, the number of photos, and the action that unlocks it. */
export function GalleryCard({ gallery, withPerformer = false }: { gallery: Gallery; withPerformer?: boolean }) {
  const { t } = useTranslation('galleries');
  const { _id, title, access, totalPhotos, performer } = gallery;
  return (
    <CardLink to={paths.gallery(_id)}>
      <Box position="relative" overflow="hidden" borderRadius="card">
        <Cover gallery={gallery} />
        {!access.isAllowed && (
          <Flex
            position="absolute"
            insetStart="2"
            bottom="2"
            align="center"
            gap="1"
            minH="24px"
            px="2"
            borderRadius="control"
            bg="locked.scrim"
            color="locked.fg"
            fontSize="xs"
            fontVariantNumeric="tabular-nums"
          >
            <Icon icon={Lock} size={14} label={t('locked')} />
            {access.price !== null && <Price amount={access.price} />}
          </Flex>
        )}
      </Box>
      <Stack gap="1" pt="2">
        <Text fontWeight="semibold" lineClamp={2} overflowWrap="anywhere">
          {title}
        </Text>
        <Flex align="center" gap="1" color="fg.subtle" fontSize="xs" fontVariantNumeric="tabular-nums">
          <Icon icon={Images} size={14} />
          {withPerformer && (
            <>
              <span translate="no">{performer.name}</span>
              {' · '}
            </>
          )}
          {t('photos', { count: totalPhotos })}
        </Flex>
      </Stack>
    </CardLink>
  );
}

/** The skeleton of a {@link GalleryCard}. */
export function GalleryCardSkeleton() {
  return (
    <Stack gap="2">
      <Skeleton borderRadius="card" style={{ aspectRatio: ratio }} />
      <SkeletonText lines={2} />
    </Stack>
  );
}
