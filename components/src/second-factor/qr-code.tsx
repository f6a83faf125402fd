import { encode } from 'uqr';
import { Box, styled } from '../primitives/index.ts';

/** A QR code. Its colours are dark on light in both themes, because many apps read no other ones. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <Box className="light" bg="bg.surface" color="fg.default" borderRadius="control" p="2" w="220px" maxW="full">
      <styled.svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" w="full">
        <path d={path} fill="currentColor" />
      </styled.svg>
    </Box>
  );
}
