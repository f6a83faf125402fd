import type { Reel } from '@fanlight/sdk/models';
import { ArrowLeft, ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  Box,
  Button,
  ButtonLink,
  EmptyState,
  Heading,
  Icon,
  IconButton,
  type ListLoadable,
  type ListPage,
  LoadableView,
  Skeleton,
  Spinner,
  Stack,
  styled,
  Text,
} from '../primitives/index.ts';
import { type ReelActions, type ReelPreferences, ReelSlide } from './reel-slide.tsx';
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

/** A slide that contains no reel, but the end of the list, an error, or a loading state. */
function Notice({ children }: { children: ReactNode }) {
  return (
    <Stack h="full" align="center" justify="center" gap="4" p="6" textAlign="center" scrollSnapAlign="start">
      {children}
    </Stack>
  );
}

function ListEndSlide({
  more,
  onLoadMore,
  onFirst,
}: Pick<ListPage<Reel>, 'more'> & { onLoadMore: () => void; onFirst: () => void }) {
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

function MoveButtons({ onMove }: { onMove: (by: 1 | -1) => void }) {
  const { t } = useTranslation('reels');
  return (
    // Hidden on phones, where viewers swipe. Screen readers can use the buttons on phones, too.
    <Stack
      position="absolute"
      insetEnd="6"
      top="50%"
      transform="translateY(-50%)"
      zIndex="bar"
      gap="2"
      opacity={{ base: '0', md: '1' }}
      pointerEvents={{ base: 'none', md: 'auto' }}
      _focusWithin={{ opacity: '1' }}
    >
      <IconButton icon={ChevronUp} label={t('previous')} variant="quiet" onClick={() => onMove(-1)} />
      <IconButton icon={ChevronDown} label={t('next')} variant="quiet" onClick={() => onMove(1)} />
    </Stack>
  );
}

function Reels({ page, ...props }: Omit<ReelsScreenProps, 'reels'> & { page: ListPage<Reel> }) {
  const { startId, onActiveChange, onLoadMore, actions, backHref: _, ...preferences } = props;
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
    <>
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
        bg="media.bg"
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
    </>
  );
}

/** `/reels`: plays reels in full height. Swipes and keys control it (arrows, space, `m`, `c`). */
export function ReelsScreen({ reels, ...props }: ReelsScreenProps) {
  const { t } = useTranslation('reels');
  return (
    // The controls over the videos use the dark theme, even if the page uses the light one.
    <Box className="dark" position="relative" minH="var(--page-height, 100dvh)" bg="bg.page" color="fg.default">
      <Heading level={1} srOnly>
        {t('heading')}
      </Heading>
      <BackLink to={props.backHref} aria-label={t('back')}>
        <Icon icon={ArrowLeft} />
      </BackLink>
      <LoadableView
        data={reels}
        skeleton={
          <Skeleton
            h="var(--page-height, 100dvh)"
            maxW={{ base: 'full', md: 'calc(var(--page-height, 100dvh) * 9 / 16)' }}
            mx="auto"
          />
        }
      >
        {(page) => <Reels page={page} {...props} />}
      </LoadableView>
    </Box>
  );
}
