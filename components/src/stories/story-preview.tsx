import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Stack, styled, Text } from '../primitives/index.ts';
import { BlurredCopy } from './blurred-copy.tsx';

/** The file of a previewed story. */
export interface PreviewedFile {
  isVideo: boolean;
  src: string;
  /** The picture of a video before it plays. */
  poster?: string | null;
}

export interface StoryPreviewProps {
  /** Undefined while there is no file. */
  file?: PreviewedFile | undefined;
  text: string;
  alt: string;
  /** Shown instead of the file, such as that it is being processed. */
  children?: ReactNode;
  /** Called with the seconds of a video. */
  onDuration?: (seconds: number) => void;
}

const fill = { width: '100%', height: '100%', objectFit: 'contain' } as const;

function PreviewFile({
  file,
  alt,
  onDuration,
}: Pick<StoryPreviewProps, 'alt' | 'onDuration'> & { file: PreviewedFile }) {
  const { t } = useTranslation('myStories');
  const { isVideo, src, poster } = file;
  // Browsers cannot show every type that the server accepts.
  const [isBroken, setBroken] = useState(false);
  if (isBroken)
    return (
      <Stack position="absolute" inset="0" justify="center" p="4" textAlign="center">
        <Text color="locked.fg">{t('preview.none')}</Text>
      </Stack>
    );
  const copy = isVideo ? poster : src;
  return (
    <>
      {copy && <BlurredCopy url={copy} />}
      {isVideo ? (
        <video
          src={src}
          poster={poster ?? undefined}
          aria-label={alt || t('preview.video')}
          controls
          muted
          playsInline
          preload="metadata"
          style={fill}
          onLoadedMetadata={({ currentTarget }) => onDuration?.(currentTarget.duration)}
          onError={() => setBroken(true)}
        >
          <track kind="captions" />
        </video>
      ) : (
        <styled.img src={src} alt={alt || t('preview.photo')} css={fill} onError={() => setBroken(true)} />
      )}
    </>
  );
}

/** A phone-shaped preview of a story: its file over a blurred copy, and its text, as viewers will see them. */
export function StoryPreview({ file, text, alt, children, onDuration }: StoryPreviewProps) {
  const { t } = useTranslation('myStories');
  return (
    // The text over a story uses the dark theme, even if the page uses the light one.
    <Box
      as="figure"
      aria-label={t('preview.label')}
      className="dark"
      position="relative"
      w="full"
      maxW="240px"
      mx="auto"
      aspectRatio="9 / 16"
      overflow="hidden"
      borderRadius="card"
      bg="media.bg"
      isolation="isolate"
    >
      {file ? (
        <PreviewFile key={file.src} file={file} alt={alt} {...(onDuration && { onDuration })} />
      ) : (
        (children ?? (
          <Stack position="absolute" inset="0" justify="center" p="4" textAlign="center">
            <Text color="locked.fg">{t('preview.empty')}</Text>
          </Stack>
        ))
      )}
      {text && (
        <Box
          as="figcaption"
          position="absolute"
          insetInline="0"
          // The controls of a video are below the text.
          bottom={file?.isVideo ? '64px' : '0'}
          px="4"
          pt="10"
          pb="4"
          textAlign="center"
          bgImage="linear-gradient(transparent, rgba(14, 10, 9, 0.9) 60%)"
          pointerEvents="none"
        >
          <Text color="locked.fg" overflowWrap="anywhere">
            {text}
          </Text>
        </Box>
      )}
    </Box>
  );
}
