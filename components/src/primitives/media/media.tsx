import { ImageOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../styled/index.ts';
import { Icon } from '../icon/index.ts';

export interface MediaProps {
  src: string;
  /** The alternative text. Empty only for decorative pictures. */
  alt: string;
  /** The width divided by the height. The space is reserved before the picture has loaded. */
  ratio: number;
  /** A small blurred picture, which is shown until the picture has loaded. */
  preview?: string | null;
  srcSet?: string;
  sizes?: string;
  fit?: 'cover' | 'contain';
  /** Loads the picture immediately. Set for the main picture of a page. */
  priority?: boolean;
  /** Whether the corners have a radius of 16 px. False if a parent element rounds them. */
  rounded?: boolean;
  /** Rendered over the picture, such as a lock or a play button. */
  children?: ReactNode;
}

/** A picture in a box with a fixed aspect ratio, so that it causes no layout shift when it loads. */
export function Media({ src, alt, ratio, preview, srcSet, sizes, fit = 'cover', ...rest }: MediaProps) {
  const { priority = false, rounded = true, children } = rest;
  const { t } = useTranslation('common');
  const [loaded, setLoaded] = useState<string>();
  const [broken, setBroken] = useState<string>();
  return (
    <styled.div
      position="relative"
      overflow="hidden"
      bg="bg.raised"
      borderRadius={rounded ? 'card' : undefined}
      style={{ aspectRatio: ratio }}
    >
      {preview && loaded !== src && (
        <styled.img
          src={preview}
          alt=""
          position="absolute"
          inset="0"
          w="full"
          h="full"
          objectFit="cover"
          filter="blur(16px)"
          transform="scale(1.1)"
        />
      )}
      {broken === src ? (
        <styled.div
          role="img"
          aria-label={alt}
          position="absolute"
          inset="0"
          display="grid"
          placeContent="center"
          justifyItems="center"
          gap="2"
          color="fg.muted"
          bg="bg.raised"
          fontSize="xs"
        >
          <Icon icon={ImageOff} />
          {t('media.failed')}
        </styled.div>
      ) : (
        <styled.img
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          onLoad={() => setLoaded(src)}
          onError={() => setBroken(src)}
          position="absolute"
          inset="0"
          w="full"
          h="full"
          objectFit={fit}
        />
      )}
      {children && (
        <styled.div position="absolute" inset="0">
          {children}
        </styled.div>
      )}
    </styled.div>
  );
}
