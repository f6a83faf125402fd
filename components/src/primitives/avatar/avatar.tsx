import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../styled/index.ts';

const Frame = styled('span', {
  name: 'avatar',
  base: { position: 'relative', display: 'inline-block', flexShrink: '0' },
});

const sizesPx = { xs: 24, sm: 32, md: 44, lg: 64, xl: 128 } as const;

export interface AvatarProps {
  /** The user's name. The initials and the alternative text are derived from it. */
  name: string;
  src?: string | null;
  /** The size: 24, 32, 44, 64 or 128 px. */
  size?: keyof typeof sizesPx;
  /**
   * A ring around the picture: `story` for unseen stories, `seen` if all stories were seen, `live` while the user
   * streams.
   */
  ring?: 'story' | 'seen' | 'live';
  /**
   * True if the user's name is next to the avatar. Screen readers then ignore the avatar, so that they read the name
   * once.
   */
  decorative?: boolean;
}

/** Returns the first letters of the first and the last word ("MC" for "Mara Clay"). */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const firstAndLast = words.length > 1 ? [words[0], words.at(-1)] : words;
  return firstAndLast
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

/** Derives a background colour from the name, so that users without a picture have different colours. */
function tint(name: string): string {
  const sum = [...name].reduce((total, letter) => (total * 33 + (letter.codePointAt(0) ?? 0)) % 9973, 5381);
  // The hue is between violet and amber, which are the warm colours.
  return `oklch(0.44 0.09 ${(290 + ((sum * 47) % 150)) % 360})`;
}

const rings = {
  story: { backgroundImage: '{gradients.accent}', _highContrast: { bg: 'Highlight' } },
  live: { bg: 'live.ring', _highContrast: { bg: 'Highlight' } },
  seen: { bg: 'border.hairline', _highContrast: { bg: 'GrayText' } },
} as const;

/** A user's picture, or the user's initials if there is no picture. */
export function Avatar({ name, src, size = 'md', ring, decorative = false }: AvatarProps) {
  const { t } = useTranslation('common');
  const [broken, setBroken] = useState<string>();
  const sizePx = sizesPx[size];
  const gap = sizePx >= 64 ? 4 : 3;
  const state = ring === 'live' ? t('live') : ring === 'story' ? t('hasNewStory') : undefined;
  const label = [name, state].filter(Boolean).join(', ');
  const content =
    src && src !== broken ? (
      <styled.img
        src={src}
        alt=""
        onError={() => setBroken(src)}
        w="full"
        h="full"
        objectFit="cover"
        borderRadius="full"
        bg="bg.raised"
      />
    ) : (
      <styled.span
        w="full"
        h="full"
        display="grid"
        placeItems="center"
        borderRadius="full"
        color="media.fg"
        fontFamily="display"
        fontWeight="bold"
        fontSize={`${Math.max(10, Math.round(sizePx * 0.36))}px`}
        lineHeight="1"
        style={{ background: tint(name) }}
      >
        {initials(name)}
      </styled.span>
    );
  return (
    <Frame
      role={decorative ? undefined : 'img'}
      aria-label={decorative ? undefined : label}
      aria-hidden={decorative || undefined}
      w={`${sizePx}px`}
      h={`${sizePx}px`}
    >
      {ring && (
        <styled.span
          position="absolute"
          inset={`-${gap + 2}px`}
          borderRadius="full"
          // Leaves a transparent gap between the picture and the ring.
          mask="radial-gradient(closest-side, transparent calc(100% - 2.6px), #000 calc(100% - 2.1px))"
          {...rings[ring]}
        />
      )}
      <styled.span position="absolute" inset="0" display="block">
        {content}
      </styled.span>
      {ring === 'live' && sizePx >= 44 && (
        <styled.span
          position="absolute"
          bottom={`-${gap + 5}px`}
          left="50%"
          transform="translateX(-50%)"
          px="6px"
          borderRadius="full"
          bg="live.solid"
          color="live.fg"
          fontSize="10px"
          fontWeight="bold"
          lineHeight="16px"
          textTransform="uppercase"
          letterSpacing="wide"
          whiteSpace="nowrap"
        >
          {t('live')}
        </styled.span>
      )}
    </Frame>
  );
}
