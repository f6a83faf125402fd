import { Play } from 'lucide-react';
import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Button, formatDuration, Stack, Text } from '../primitives/index.ts';
import { AudienceText, Paywall, type PaywallProps } from './paywall.tsx';
import { UnlockButtons } from './unlock-buttons.tsx';

const MediaPlayer = lazy(() =>
  import('../primitives/media-player/index.ts').then((module) => ({ default: module.MediaPlayer })),
);

/** The public teaser clip of a locked item (rule A2). */
export interface TeaserClip {
  _id: string;
  url: string;
  /** In seconds; null if it is unknown. */
  duration: number | null;
  /** The title of the item. */
  title: string;
}

export interface PaywallWithTeaserProps extends Omit<PaywallProps, 'fill' | 'children'> {
  teaser: TeaserClip;
}

/**
 * A paywall with a button that plays the teaser in the same frame. While the teaser plays, the actions that unlock the
 * item are below it. At the end of the teaser the paywall returns.
 */
export function PaywallWithTeaser({ teaser, ...paywall }: PaywallWithTeaserProps) {
  const { t } = useTranslation('player');
  const { item, preview, ratio = 16 / 9, note, onUnlock } = paywall;
  const [state, setState] = useState<'locked' | 'playing' | 'played'>('locked');
  const frame = useRef<HTMLDivElement>(null);
  const play = useRef<HTMLButtonElement>(null);
  const wasFocused = useRef(false);
  useLayoutEffect(() => {
    // The player with the focus was removed. The button that opened it takes the focus back.
    if (state === 'played' && wasFocused.current) play.current?.focus({ preventScroll: true });
  }, [state]);
  const closed = (isLoading: boolean) => (
    <Paywall {...paywall}>
      <Button
        ref={play}
        variant="ghost"
        size="sm"
        icon={Play}
        loading={isLoading}
        color="locked.fg"
        bg="locked.scrim"
        wraps
        _hover={{ bg: 'locked.scrim', textDecoration: 'underline' }}
        onClick={() => setState('playing')}
      >
        {t('teaser')}
        {teaser.duration !== null && ` · ${formatDuration(teaser.duration)}`}
      </Button>
    </Paywall>
  );
  if (state !== 'playing') return closed(false);
  const end = () => {
    wasFocused.current = frame.current?.contains(document.activeElement) ?? false;
    setState('played');
  };
  return (
    <Suspense fallback={closed(true)}>
      <Stack gap="3">
        <Box ref={frame}>
          <MediaPlayer
            key={teaser._id}
            kind="video"
            title={t('teaserOf', { title: teaser.title })}
            src={teaser.url}
            preview={preview ?? null}
            ratio={ratio}
            autoPlay
            onEnd={end}
          />
        </Box>
        <Text tone="muted" textAlign="center">
          <AudienceText item={item} {...(note && { note })} />
        </Text>
        <UnlockButtons item={item} onUnlock={onUnlock} />
      </Stack>
    </Suspense>
  );
}
