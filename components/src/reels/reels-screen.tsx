import type { Reel } from '@fanlight/sdk/models';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  Box,
  ButtonLink,
  EmptyState,
  Flex,
  Heading,
  Icon,
  type ListLoadable,
  type ListPage,
  LoadableView,
  Skeleton,
  Stack,
  styled,
} from '../primitives/index.ts';
import { ListEndSlide } from './list-end-slide.tsx';
import { MoveButtons } from './move-buttons.tsx';
import type { ReelActions, ReelPreferences } from './reel-controls.tsx';
import { reelColumns } from './reel-layout.ts';
import { ReelSlide } from './reel-slide.tsx';
import { useActiveReel } from './use-active-reel.ts';
import { useReelKeys } from './use-reel-keys.ts';

/** More reels are loaded when at most this number of loaded reels follow the active one. */
const loadMoreThreshold = 3;

export interface ReelsScreenProps extends ReelPreferences {
  reels: ListLoadable<Reel>;
  /** The id of the reel in the URL, which is the first to be played; null if there is none. */
  startId: string | null;
  /** Called when another reel becomes active. */
  onActiveChange: (reel: Reel) => void;
  onLoadMore: () => void;
  actions: ReelActions;
  /** The path to which the back link leads. */
  backHref: string;
  /** The open panel beside the reels, such as `ReelCommentsPanel`. */
  panel?: ReactNode;
}

const BackLink = styled(Link, {
  base: {
    position: 'absolute',
    top: 'max(12px, env(safe-area-inset-top))',
    insetStart: '3',
    zIndex: 'bar',
    display: 'grid',
    placeItems: 'center',
    w: 'target',
    h: 'target',
    borderRadius: 'full',
    bg: 'locked.scrim',
    color: 'locked.fg',
  },
});

function Reels({ page, ...props }: Omit<ReelsScreenProps, 'reels'> & { page: ListPage<Reel> }) {
  const { startId, onActiveChange, onLoadMore, actions, backHref: _, panel, ...preferences } = props;
  const { t } = useTranslation('reels');
  const frame = useRef<HTMLDivElement>(null);
  const { items, more } = page;
  const { activeId, move } = useActiveReel(
    frame,
    items.map((reel) => reel._id),
    startId,
  );
  const active = items.findIndex((reel) => reel._id === activeId);
  const reportActive = useEffectEvent((id: string | undefined) => {
    const reel = items.find((item) => item._id === id);
    if (reel) onActiveChange(reel);
  });
  useEffect(() => reportActive(activeId), [activeId]);
  const isNearEnd = active >= items.length - loadMoreThreshold;
  const loadMore = useEffectEvent(onLoadMore);
  useEffect(() => {
    if (isNearEnd && more === 'idle') loadMore();
  }, [isNearEnd, more]);
  useReelKeys(frame, {
    onMove: move,
    onMute: () => preferences.onMutedChange(!preferences.isMuted),
    onCaptions: () => preferences.onCaptionsChange(!preferences.hasCaptionsOn),
  });
  if (items.length === 0 && more === 'end') {
    return (
      <Stack h="var(--page-height, 100dvh)" align="center" justify="center" bg="bg.page">
        <EmptyState
          illustration="lantern"
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={<ButtonLink to={props.backHref}>{t('emptyAction')}</ButtonLink>}
        />
      </Stack>
    );
  }
  return (
    <Flex>
      <Box position="relative" flex="1" minW="0">
        <Box
          ref={frame}
          role="region"
          aria-label={t('heading')}
          tabIndex={-1}
          h="var(--page-height, 100dvh)"
          overflowY="auto"
          overscrollBehavior="contain"
          scrollSnapType="y mandatory"
          scrollbarWidth="none"
          outline="none"
        >
          {items.map((reel, index) => (
            <ReelSlide
              key={reel._id}
              reel={reel}
              isActive={index === active}
              isNear={Math.abs(index - active) <= 1}
              actions={actions}
              {...preferences}
            />
          ))}
          <ListEndSlide more={more} onLoadMore={onLoadMore} onFirst={() => frame.current?.scrollTo({ top: 0 })} />
        </Box>
        <MoveButtons onMove={move} />
      </Box>
      {panel}
    </Flex>
  );
}

/** The place of the first reel while it loads. */
function ReelSkeleton() {
  return (
    <Box
      display="grid"
      h="var(--page-height, 100dvh)"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: reelColumns }}
      py={{ md: '4' }}
    >
      <Skeleton h="full" gridColumn={{ md: '2' }} borderRadius={{ base: '0', md: 'card' }} />
    </Box>
  );
}

/** `/reels`: plays reels in full height. Swipes and keys control it (arrows, space, `m`, `c`). */
export function ReelsScreen({ reels, ...props }: ReelsScreenProps) {
  const { t } = useTranslation('reels');
  return (
    // The controls over the videos use the dark theme, even if the page uses the light one.
    <Box
      className="dark"
      data-full-height=""
      position="relative"
      minH="var(--page-height, 100dvh)"
      bg="media.bg"
      color="fg.default"
    >
      <Heading level={1} srOnly>
        {t('heading')}
      </Heading>
      <BackLink to={props.backHref} aria-label={t('back')}>
        <Icon icon={ArrowLeft} />
      </BackLink>
      <LoadableView data={reels} skeleton={<ReelSkeleton />}>
        {(page) => <Reels page={page} {...props} />}
      </LoadableView>
    </Box>
  );
}
