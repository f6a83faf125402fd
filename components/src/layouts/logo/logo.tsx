import { useId } from 'react';
import { styled } from '../../styled/index.ts';
import { gradientStops } from '../../theme/index.ts';

/** The logo: a lit fanlight, which is the half-round window above a door. */
export function LogoMark({ size = 28 }: { size?: number }) {
  const id = useId();
  return (
    <styled.svg viewBox="0 0 32 32" w={`${size}px`} h={`${size}px`} aria-hidden flexShrink="0">
      <defs>
        <linearGradient id={id} x1="0" y1="0.2" x2="1" y2="0.8">
          <stop offset="0" stopColor={gradientStops[0]} />
          <stop offset="0.5" stopColor={gradientStops[1]} />
          <stop offset="1" stopColor={gradientStops[2]} />
        </linearGradient>
      </defs>
      <g fill={`url(#${id})`}>
        <path d="M2 22.5A14 14 0 0 1 5.6 13l6.2 5.3a6 6 0 0 0-1.6 4.2z" opacity=".62" />
        <path d="M7 11.5A14 14 0 0 1 15 8.1v8.2a6 6 0 0 0-1.8.5z" />
        <path d="M17 8.1a14 14 0 0 1 8 3.4l-6.2 5.3a6 6 0 0 0-1.8-.5z" />
        <path d="M26.4 13a14 14 0 0 1 3.6 9.5h-8.2a6 6 0 0 0-1.6-4.2z" opacity=".62" />
        <path d="M12.4 22.5a3.6 3.6 0 0 1 7.2 0z" />
        <rect x="2" y="24.6" width="28" height="2.4" rx="1.2" />
      </g>
    </styled.svg>
  );
}

export interface LogoProps {
  siteName: string;
  /** The logo of the operator, from the settings. It replaces both the built-in logo and the name. */
  logoUrl?: string | null;
}

/** The logo with the name of the site. */
export function Logo({ siteName, logoUrl }: LogoProps) {
  if (logoUrl) return <styled.img src={logoUrl} alt={siteName} h="28px" w="auto" />;
  return (
    // If the screen is too narrow for both, the name wraps to a second line, which is hidden.
    <styled.span display="inline-flex" flexWrap="wrap" columnGap="2" maxW="full" h="28px" overflow="hidden">
      <LogoMark />
      <styled.span
        fontFamily="display"
        fontWeight="bold"
        fontSize="lg"
        lineHeight="28px"
        letterSpacing="display"
        color="fg.default"
        truncate
      >
        {siteName}
      </styled.span>
    </styled.span>
  );
}
