import type { ReactNode } from 'react';
import { Box } from '../primitives/index.ts';

/** Shown instead of a locked or missing picture: its blurred preview, or a plain area if there is no preview. */
export function Blur({
  preview,
  ratio,
  children,
}: {
  preview: string | null | undefined;
  ratio: number;
  children?: ReactNode;
}) {
  return (
    <Box position="relative" overflow="hidden" bg="bg.raised" style={{ aspectRatio: ratio }}>
      {preview && (
        <Box
          aria-hidden
          position="absolute"
          inset="-16px"
          bgSize="cover"
          bgPos="center"
          filter="blur(12px) saturate(1.4)"
          style={{ backgroundImage: `url("${preview}")` }}
        />
      )}
      {children}
    </Box>
  );
}
