import { chakra } from '@chakra-ui/react';
import { Play } from 'lucide-react';
import { formatDuration } from '../playback/index.ts';
import { Spinner } from '../spinner/index.ts';

/** Laid over a still picture: this can be played, and how long it is. The button or link around it has the name. */
export function PlayDisc({ duration, loading = false }: { duration?: number | null; loading?: boolean }) {
  return (
    <chakra.span aria-hidden position="absolute" inset="0" display="grid" placeItems="center" color="locked.fg">
      <chakra.span
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
      </chakra.span>
      {duration ? <DurationBadge seconds={duration} /> : null}
    </chakra.span>
  );
}

function DurationBadge({ seconds }: { seconds: number }) {
  return (
    <chakra.span
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
    </chakra.span>
  );
}
