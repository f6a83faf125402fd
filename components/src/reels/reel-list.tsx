import { formatCount } from '@fanlight/sdk/format';
import type { Reel } from '@fanlight/sdk/models';
import { Lock, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../paths/index.ts';
import { Box, fillColumns, Icon, type ListLoadable, LoadableList, Skeleton, styled } from '../primitives/index.ts';

export interface ReelListProps {
  reels: ListLoadable<Reel>;
  onLoadMore: () => void;
  label: string;
  empty: ReactNode;
}

const columnWidth = '150px';

const Tile = styled(Link, {
  base: {
    position: 'relative',
    display: 'block',
    aspectRatio: '9 / 16',
    overflow: 'hidden',
    borderRadius: 'control',
    bg: 'bg.raised',
    bgSize: 'cover',
    bgPos: 'center',
    color: 'locked.fg',
  },
});

function ReelTile({ reel }: { reel: Reel }) {
  const { t, i18n } = useTranslation('reels');
  const { access, file, thumbnail, totalViews, performer, text } = reel;
  const still = thumbnail?.thumbnailUrl ?? file.posterUrl;
  const blur = thumbnail?.preview ?? file.preview;
  const shown = formatCount(totalViews, i18n.language);
  const name = text.slice(0, 80) || t('title', { name: performer.name });
  return (
    <Tile
      to={paths.reels({ performer: performer._id, reel: reel._id })}
      aria-label={[name, t('views', { count: totalViews, formatted: shown }), !access.isAllowed && t('locked')]
        .filter(Boolean)
        .join(', ')}
    >
      {blur && (
        <Box
          position="absolute"
          inset="-16px"
          bgSize="cover"
          bgPos="center"
          filter="blur(12px)"
          style={{ backgroundImage: `url("${blur}")` }}
        />
      )}
      {still && (
        <styled.img
          src={still}
          alt=""
          loading="lazy"
          decoding="async"
          position="absolute"
          inset="0"
          w="full"
          h="full"
          objectFit="cover"
        />
      )}
      {!access.isAllowed && (
        <Box position="absolute" inset="0" display="grid" placeItems="center" bg="media.veil">
          <Icon icon={Lock} size={28} />
        </Box>
      )}
      <styled.span
        aria-hidden
        position="absolute"
        insetInline="0"
        bottom="0"
        display="flex"
        alignItems="center"
        gap="1"
        p="2"
        pt="6"
        fontSize="xs"
        fontVariantNumeric="tabular-nums"
        bgImage="linear-gradient(transparent, rgba(14, 10, 9, 0.85))"
      >
        <Icon icon={Play} size={14} />
        {shown}
      </styled.span>
    </Tile>
  );
}

const columns = fillColumns(columnWidth);

/** A grid of reels. Each links to the player. */
export function ReelList({ reels, onLoadMore, label, empty }: ReelListProps) {
  return (
    <LoadableList
      data={reels}
      skeleton={
        <Box display="grid" gap="2" gridTemplateColumns={columns}>
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} aspectRatio="9 / 16" />
          ))}
        </Box>
      }
      getKey={(reel) => reel._id}
      renderItem={(reel) => <ReelTile reel={reel} />}
      onLoadMore={onLoadMore}
      label={label}
      empty={empty}
      gap="2"
      columnWidth={columnWidth}
    />
  );
}
