import type { LibraryFile } from '@fanlight/sdk/models';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  Badge,
  Flex,
  formatDuration,
  Icon,
  Media,
  MediaButton,
  styled,
  Text,
  VisuallyHidden,
} from '../primitives/index.ts';
import { kindIcons, useFileName } from './file-texts.ts';

export interface LibraryTileProps {
  file: LibraryFile;
  /** Whether the file is chosen; undefined if a press opens the file. */
  isChosen?: boolean;
  /** True if the file cannot be chosen now. */
  isDisabled?: boolean;
  onPress: (file: LibraryFile) => void;
}

/** The icon and the name of a file without a picture. */
function WithoutPicture({ file, name }: { file: LibraryFile; name: string }) {
  return (
    <Flex direction="column" align="center" justify="center" gap="2" p="2" bg="bg.raised" style={{ aspectRatio: 1 }}>
      <Icon icon={kindIcons[file.kind]} size={28} />
      <Text as="span" size="xs" tone="muted" lineClamp={2} textAlign="center" overflowWrap="anywhere">
        {name}
      </Text>
    </Flex>
  );
}

/** A file in the grid of the media library: a button that opens or chooses the file. */
export function LibraryTile({ file, isChosen, isDisabled = false, onPress }: LibraryTileProps) {
  const { t } = useTranslation(['library', 'content']);
  const name = useFileName()(file);
  const { kind, status, thumbnailUrl, preview, duration, totalUses } = file;
  const use = totalUses > 0 ? t('usedBy', { count: totalUses }) : t('unused');
  const stateOfFile = status === 'ready' ? null : t(`content:file.${status}`);
  const state = stateOfFile ?? use;
  return (
    <MediaButton
      aria-pressed={isChosen}
      disabled={isDisabled}
      onClick={() => onPress(file)}
      cursor={isDisabled ? 'not-allowed' : 'pointer'}
      opacity={isDisabled ? 0.5 : undefined}
      outline={isChosen ? '3px solid' : undefined}
      outlineColor={isChosen ? 'accent.solid' : undefined}
      outlineOffset={isChosen ? '-3px' : undefined}
    >
      <VisuallyHidden>{t('tile', { kind: t(`kind.${kind}`), name, state })}</VisuallyHidden>
      <span aria-hidden>
        {thumbnailUrl ? (
          <Media src={thumbnailUrl} alt="" ratio={1} preview={preview} rounded={false} />
        ) : (
          <WithoutPicture file={file} name={name} />
        )}
        <Flex position="absolute" insetInline="2" bottom="2" gap="1" wrap="wrap" pointerEvents="none">
          {stateOfFile && <Badge tone={status === 'failed' ? 'danger' : 'neutral'}>{stateOfFile}</Badge>}
          {!stateOfFile && duration !== null && <Badge>{formatDuration(duration)}</Badge>}
          {!stateOfFile && totalUses === 0 && <Badge>{t('unused')}</Badge>}
        </Flex>
        {isChosen && (
          <styled.span
            position="absolute"
            top="2"
            insetEnd="2"
            display="grid"
            placeItems="center"
            w="24px"
            h="24px"
            borderRadius="full"
            bg="accent.solid"
            color="accent.fg"
          >
            <Icon icon={Check} size={16} />
          </styled.span>
        )}
      </span>
    </MediaButton>
  );
}
