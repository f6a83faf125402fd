import { ArrowDown, ArrowUp, X } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Button, Field, Flex, IconButton, ProgressBar, Stack, Text, TextInput } from '../primitives/index.ts';
import type { DraftPhoto } from './photo-list.ts';

/** Props of {@link PhotoRow}. */
export interface PhotoRowProps {
  photo: DraftPhoto;
  /** From 1, for the names of its buttons. */
  number: number;
  isLast: boolean;
  /** Whether a missing description is to be pointed out. */
  isChecked: boolean;
  /** The field of its description, to be focused when that is missing. */
  fieldRef?: Ref<HTMLInputElement>;
  onDescribe: (alt: string) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onRetry: () => void;
}

/** A photo of a draft: its picture, how far it is, what is to be seen on it. */
export function PhotoRow({ photo, number, isLast, isChecked, fieldRef, ...callbacks }: PhotoRowProps) {
  const { onDescribe, onMove, onRemove, onRetry } = callbacks;
  const { t } = useTranslation('feeds');
  const progress = photo.isFailed ? undefined : photo.progress;
  const picture = photo.file?.thumbnails[0] ?? photo.localUrl;
  const isMissing = isChecked && photo.alt.trim() === '';
  return (
    <Flex gap="3" align="flex-start" p="3" borderRadius="control" bg="bg.raised">
      <Box
        w="88px"
        h="88px"
        flexShrink="0"
        borderRadius="control"
        bg="bg.overlay"
        bgSize="cover"
        bgPos="center"
        style={picture ? { backgroundImage: `url("${picture}")` } : undefined}
      />
      <Stack flex="1" minW="0" gap="2">
        <Field
          label={t('form.describe', { number })}
          help={t('form.describeHelp')}
          error={isMissing ? t('form.describeMissing') : undefined}
        >
          <TextInput
            ref={fieldRef}
            value={photo.alt}
            maxLength={500}
            onChange={(event) => onDescribe(event.target.value)}
          />
        </Field>
        {progress !== undefined && <ProgressBar value={progress} label={t('form.uploading', { name: photo.name })} />}
        {photo.isFailed && (
          <Flex gap="3" align="center" role="alert">
            <Text tone="danger" size="xs">
              {t('form.failed')}
            </Text>
            <Button size="sm" variant="outline" onClick={onRetry}>
              {t('form.retry')}
            </Button>
          </Flex>
        )}
      </Stack>
      <Stack gap="0">
        <IconButton
          icon={X}
          label={progress !== undefined ? t('form.cancelUpload', { name: photo.name }) : t('form.remove', { number })}
          onClick={onRemove}
        />
        <IconButton
          icon={ArrowUp}
          label={t('form.up', { number })}
          disabled={number === 1}
          onClick={() => onMove(-1)}
        />
        <IconButton icon={ArrowDown} label={t('form.down', { number })} disabled={isLast} onClick={() => onMove(1)} />
      </Stack>
    </Flex>
  );
}
