import { Box } from '../primitives/index.ts';

/** A blurred copy of a picture, which fills the part of the screen that the picture does not cover. */
export function BlurredCopy({ url }: { url: string }) {
  return (
    <Box
      aria-hidden
      position="absolute"
      // The blurred edges are outside of the screen.
      inset="-40px"
      zIndex={-1}
      bgSize="cover"
      bgPos="center"
      filter="blur(24px) brightness(0.6)"
      style={{ backgroundImage: `url("${url}")` }}
    />
  );
}
