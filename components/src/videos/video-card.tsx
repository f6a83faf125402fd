import { formatCount } from '@fanlight/sdk/format';
import type { Video } from '@fanlight/sdk/models';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../paths/index.ts';
import {
  Box,
  formatDuration,
  Icon,
  Media,
  Price,
  RelativeTime,
  Skeleton,
  SkeletonText,
  Stack,
  styled,
  Text,
} from '../primitives/index.ts';

const CardLink = styled(Link, {
  base: { display: 'block', borderRadius: 'card', color: 'fg.default', textDecoration: 'none' },
});

const Badge = styled('span', {
  base: {
    position: 'absolute',
    bottom: '2',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: '24px',
    px: '2',
    borderRadius: 'control',
    bg: 'locked.scrim',
    color: 'locked.fg',
    fontSize: 'xs',
    fontVariantNumeric: 'tabular-nums',
  },
});

/** The picture of a video: the thumbnail or the poster. If the video is locked, the blurred preview. */
function Still({ video }: { video: Video }) {
  const { file, thumbnail } = video;
  const src = thumbnail?.thumbnailUrl ?? thumbnail?.url ?? file.posterUrl;
  if (src)
    return <Media src={src} alt="" ratio={16 / 9} preview={thumbnail?.preview ?? file.preview} rounded={false} />;
  const blur = thumbnail?.preview ?? file.preview;
  return (
    <Box aspectRatio="16 / 9" bg="bg.raised" overflow="hidden" position="relative">
      {blur && (
        <Box
          position="absolute"
          inset="-16px"
          bgSize="cover"
          bgPos="center"
          filter="blur(12px) saturate(1.4)"
          style={{ backgroundImage: `url("${blur}")` }}
        />
      )}
    </Box>
  );
}

function Badges({ video }: { video: Video }) {
  const { t } = useTranslation('videos');
  const { access, file } = video;
  return (
    <>
      {!access.isAllowed && (
        <Badge insetStart="2">
          <Icon icon={Lock} size={14} label={t('card.locked')} />
          {access.price !== null && <Price amount={access.price} />}
        </Badge>
      )}
      {file.status !== 'ready' && file.status !== 'failed' && <Badge insetStart="2">{t('card.processing')}</Badge>}
      {file.status === 'failed' && <Badge insetStart="2">{t('card.failed')}</Badge>}
      {file.duration !== null && <Badge insetEnd="2">{formatDuration(file.duration)}</Badge>}
    </>
  );
}

/** A video in a list, with its picture, its duration, and the action that unlocks it. */
export function VideoCard({ video, withPerformer = false }: { video: Video; withPerformer?: boolean }) {
  const { t, i18n } = useTranslation('videos');
  const { _id, title, totalViews, createdAt, performer } = video;
  return (
    <CardLink to={paths.video(_id)}>
      <Box position="relative" overflow="hidden" borderRadius="card">
        <Still video={video} />
        <Badges video={video} />
      </Box>
      <Stack gap="1" pt="2">
        <Text fontWeight="semibold" lineClamp={2} overflowWrap="anywhere">
          {title}
        </Text>
        <Text size="xs" tone="subtle" fontVariantNumeric="tabular-nums">
          {withPerformer && (
            <>
              <span translate="no">{performer.name}</span>
              {' · '}
            </>
          )}
          {totalViews > 0 && (
            <>
              {t('views', { count: totalViews, formatted: formatCount(totalViews, i18n.language) })}
              {' · '}
            </>
          )}
          <RelativeTime at={createdAt} />
        </Text>
      </Stack>
    </CardLink>
  );
}

/** The skeleton of a {@link VideoCard}. */
export function VideoCardSkeleton() {
  return (
    <Stack gap="2">
      <Skeleton aspectRatio="16 / 9" borderRadius="card" />
      <SkeletonText lines={2} />
    </Stack>
  );
}
