import { Play } from 'lucide-react';
import { styled } from '../../styled/index.ts';
import { formatDuration } from '../playback/index.ts';
import { Spinner } from '../spinner/index.ts';

/**
 * A play icon and the duration, rendered over a picture. The surrounding button or link must have an accessible name.
 */
export function PlayDisc({ duration, loading = false }: { duration?: number | null; loading?: boolean }) {
  return (
    <styled.span aria-hidden position="absolute" inset="0" display="grid" placeItems="center" color="locked.fg">
      <styled.span
        display="grid"
        placeItems="center"
        w="56px"
        h="56px"
        borderRadius="full"
        bg="locked.scrim"
        transition="transform 120ms"
        _groupHover={{ transform: 'scale(1.06)' }}
      >
        {loading ? <Spinner label={null} /> : <Play size={24} fill="currentColor" strokeWidth={0} />}
      </styled.span>
      {duration ? <DurationBadge seconds={duration} /> : null}
    </styled.span>
  );
}

function DurationBadge({ seconds }: { seconds: number }) {
  return (
    <styled.span
      position="absolute"
      insetEnd="2"
      bottom="2"
      px="2"
      borderRadius="control"
      bg="locked.scrim"
      fontSize="xs"
      fontVariantNumeric="tabular-nums"
    >
      {formatDuration(seconds)}
    </styled.span>
  );
}
