import { Heart } from 'lucide-react';
import { useState } from 'react';
import { Box, prefersReducedMotion } from '../primitives/index.ts';
import type { TapPoint } from './use-double-tap.ts';

const sizePx = 96;

/** Returns a function that shows a heart at the place of a double tap, and the hearts. None under reduced motion. */
export function useLikeBurst() {
  const [burst, setBurst] = useState<TapPoint & { key: number }>();
  const show = (point: TapPoint) => {
    if (!prefersReducedMotion()) setBurst(({ key } = { key: 0, ...point }) => ({ ...point, key: key + 1 }));
  };
  const heart = burst && (
    <Box
      key={burst.key}
      as="span"
      aria-hidden
      position="absolute"
      color="accent.solid"
      pointerEvents="none"
      animation="burst 700ms {easings.out} forwards"
      style={{ left: burst.x - sizePx / 2, top: burst.y - sizePx / 2 }}
      onAnimationEnd={() => setBurst(undefined)}
    >
      <Heart size={sizePx} fill="currentColor" strokeWidth={0} />
    </Box>
  );
  return { show, heart };
}
