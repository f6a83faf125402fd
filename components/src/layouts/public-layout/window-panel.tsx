import { useId } from 'react';
import { styled } from '../../styled/index.ts';
import { gradientStops } from '../../theme/index.ts';

const centre = { x: 300, y: 420 };

/**
 * Returns the SVG path of a pane in a half-round window. The pane lies between two radii and two angles, in degrees
 * from the left.
 */
function pane(inner: number, outer: number, from: number, to: number): string {
  const pointAt = (radius: number, degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    const x = (centre.x - radius * Math.cos(angle)).toFixed(1);
    const y = (centre.y - radius * Math.sin(angle)).toFixed(1);
    return `${x} ${y}`;
  };
  return `M${pointAt(inner, from)} L${pointAt(outer, from)} A${outer} ${outer} 0 0 1 ${pointAt(outer, to)} L${pointAt(inner, to)} A${inner} ${inner} 0 0 0 ${pointAt(inner, from)} Z`;
}

const rings = [
  { inner: 92, outer: 176, panes: 5 },
  { inner: 184, outer: 276, panes: 7 },
];

/** The panes of the window. Their brightness varies, like that of hand-made glass. */
const panes = rings.flatMap(({ inner, outer, panes: count }, ring) =>
  Array.from({ length: count }, (_, index) => {
    const step = 180 / count;
    const middle = 1 - Math.abs(index - (count - 1) / 2) / count;
    return {
      path: pane(inner, outer, index * step + 1.2, (index + 1) * step - 1.2),
      strength: (0.34 + middle * 0.62 - ring * 0.1 - ((index * 7 + ring * 3) % 4) * 0.05).toFixed(2),
    };
  }),
);

/** An illustration of a door at night: light falls through the fanlight onto the steps. */
export function WindowPanel() {
  const id = useId();
  return (
    <styled.svg
      viewBox="0 0 600 800"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      position="absolute"
      inset="0"
      w="full"
      h="full"
    >
      <defs>
        <linearGradient id={`${id}-glass`} x1="0" y1="140" x2="600" y2="430" gradientUnits="userSpaceOnUse">
          <stop offset="0.1" stopColor={gradientStops[0]} />
          <stop offset="0.5" stopColor={gradientStops[1]} />
          <stop offset="0.9" stopColor={gradientStops[2]} />
        </linearGradient>
        <radialGradient id={`${id}-glow`} cx="0.5" cy="0.52" r="0.6">
          <stop offset="0" stopColor={gradientStops[1]} stopOpacity="0.34" />
          <stop offset="1" stopColor={gradientStops[1]} stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}-spill`} x1="0" y1="440" x2="0" y2="800" gradientUnits="userSpaceOnUse">
          <stop offset="0" stopColor={gradientStops[0]} stopOpacity="0.5" />
          <stop offset="1" stopColor={gradientStops[2]} stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect width="600" height="800" fill="#150f0e" />
      <rect width="600" height="800" fill={`url(#${id}-glow)`} />
      <path d="M24 446h552l160 354H-136z" fill={`url(#${id}-spill)`} opacity="0.5" />
      <path d="M190 446h220l70 354H120z" fill={`url(#${id}-spill)`} opacity="0.55" />
      <g fill={`url(#${id}-glass)`}>
        {panes.map(({ path, strength }) => (
          <path key={path} d={path} opacity={strength} />
        ))}
        <path d={`M${centre.x - 84} 420a84 84 0 0 1 168 0z`} />
      </g>
      <rect x="16" y="428" width="568" height="10" rx="5" fill={`url(#${id}-glass)`} />
      <g stroke="#150f0e" strokeWidth="3" opacity="0.55">
        <path d="M-40 560h680M-40 640h680M-40 740h680" />
      </g>
    </styled.svg>
  );
}
