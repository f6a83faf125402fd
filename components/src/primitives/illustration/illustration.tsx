import { type ReactNode, useId } from 'react';
import { styled } from '../../styled/index.ts';
import { gradientStops } from '../../theme/index.ts';

/** The illustrations by name. Each shows a lamp, its beam, and one object. */
export type IllustrationName =
  | 'stage'
  | 'bell'
  | 'purse'
  | 'lantern'
  | 'unplugged'
  | 'frame'
  | 'door'
  | 'seats'
  | 'mail';

const objects: Record<IllustrationName, ReactNode> = {
  stage: (
    <>
      <rect x="76" y="66" width="16" height="24" rx="8" />
      <path d="M70 82a14 14 0 0 0 28 0M84 96v22M72 118h24" />
      <path d="M77 74h14M77 80h14" opacity=".5" />
      <path d="M58 74c-4 6-4 14 0 20M110 74c4 6 4 14 0 20" opacity=".5" />
    </>
  ),
  bell: (
    <>
      <path d="M66 106c5-5 6-10 6-18a12 12 0 0 1 24 0c0 8 1 13 6 18z" />
      <path d="M79 111a5 5 0 0 0 10 0M84 76v-4" />
      <path d="M56 84c-2 4-2 9 0 13M112 84c2 4 2 9 0 13" opacity=".5" />
    </>
  ),
  purse: (
    <>
      <path d="M62 92c-8 14-4 26 22 26s30-12 22-26c-4-7-10-9-10-14H72c0 5-6 7-10 14z" />
      <path d="M70 78h28M74 72c2-4 18-4 20 0" />
      <circle cx="84" cy="101" r="7" />
      <circle cx="118" cy="112" r="6" opacity=".5" />
      <circle cx="50" cy="113" r="5" opacity=".5" />
    </>
  ),
  lantern: (
    <>
      <circle cx="80" cy="92" r="17" />
      <path d="M92 105l13 13M73 88a9 9 0 0 1 9-7" />
      <path d="M48 118h22M112 96h10" opacity=".5" />
    </>
  ),
  unplugged: (
    <>
      <path d="M40 110h18c8 0 8-12 16-12h2M76 91v14h8a7 7 0 0 0 0-14zM91 94h5M91 102h5" />
      <path d="M126 110h-10c-6 0-6-12-10-12h-2M104 91v14" />
      <path d="M97 82l2-6M103 84l5-4M91 83l-2-5" opacity=".5" />
    </>
  ),
  frame: (
    <>
      <rect x="58" y="70" width="52" height="40" rx="4" />
      <path d="M64 104l13-14 9 9 7-6 11 11" />
      <circle cx="96" cy="82" r="4" />
      <path d="M70 110l-6 10M98 110l6 10" opacity=".5" />
    </>
  ),
  door: (
    <>
      <path d="M66 118V84a18 18 0 0 1 36 0v34M58 118h52" />
      <path d="M66 86h36M84 66v20M71 73l13 13 13-13" opacity=".5" />
      <circle cx="95" cy="102" r="1.6" fill="currentColor" />
    </>
  ),
  seats: (
    <>
      <circle cx="84" cy="84" r="8" />
      <path d="M68 118c0-12 7-18 16-18s16 6 16 18" />
      <g opacity=".5">
        <circle cx="56" cy="96" r="6" />
        <path d="M44 118c0-8 5-12 12-12 3 0 6 1 8 3" />
        <circle cx="112" cy="96" r="6" />
        <path d="M124 118c0-8-5-12-12-12-3 0-6 1-8 3" />
      </g>
    </>
  ),
  mail: (
    <>
      <rect x="56" y="80" width="56" height="38" rx="5" />
      <path d="M58 84l26 20 26-20" />
      <path d="M44 92h8M40 104h10" opacity=".5" />
    </>
  ),
};

/** A small illustration. Screen readers ignore it, because the text next to it has the same meaning. */
export function Illustration({ name }: { name: IllustrationName }) {
  const id = useId();
  return (
    <styled.svg viewBox="0 0 168 128" w="168px" h="128px" aria-hidden color="fg.subtle" overflow="visible">
      <defs>
        <linearGradient id={`${id}-lamp`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={gradientStops[0]} />
          <stop offset="1" stopColor={gradientStops[2]} />
        </linearGradient>
        <linearGradient id={`${id}-beam`} x1="0.5" y1="0" x2="0.5" y2="1">
          <stop offset="0" stopColor={gradientStops[0]} stopOpacity="0.42" />
          <stop offset="1" stopColor={gradientStops[2]} stopOpacity="0" />
        </linearGradient>
      </defs>
      <path d="M77 26h14l43 94c-14 6-86 6-100 0z" fill={`url(#${id}-beam)`} />
      <path d="M68 24a16 16 0 0 1 32 0z" fill={`url(#${id}-lamp)`} />
      <path d="M84 8V0" stroke="currentColor" strokeWidth="1.75" />
      <g fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round">
        {objects[name]}
        <path d="M22 122h124" opacity=".35" />
      </g>
    </styled.svg>
  );
}
