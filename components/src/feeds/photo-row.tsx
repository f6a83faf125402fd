import { ArrowDown, ArrowUp, X } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Button, Field, Flex, IconButton, ProgressBar, Stack, Text, TextArea } from '../primitives/index.ts';
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
  fieldRef?: Ref<HTMLTextAreaElement>;
  onDescribe: (alt: string) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onRetry: () => void;
}

function UploadProgress({ name, progress }: { name: string; progress: number }) {
  const { t, i18n } = useTranslation('feeds');
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(progress);
  return (
    <Stack gap="1">
      <Flex gap="3" justify="space-between" aria-hidden>
        <Text size="xs" tone="muted" clamp>
          {t('form.uploading', { name })}
        </Text>
        <Text size="xs" tone="muted" fontVariantNumeric="tabular-nums">
          {percent}
        </Text>
      </Flex>
      <ProgressBar value={progress} label={t('form.uploading', { name })} />
    </Stack>
  );
}

/** A photo of a draft: its picture, how far it is, what is to be seen on it. */
export function PhotoRow({ photo, number, isLast, isChecked, fieldRef, ...callbacks }: PhotoRowProps) {
  const { onDescribe, onMove, onRemove, onRetry } = callbacks;
  const { t } = useTranslation('feeds');
  const progress = photo.isFailed ? undefined : photo.progress;
  const picture = photo.file?.thumbnails[0] ?? photo.localUrl;
  const isMissing = isChecked && photo.alt.trim() === '';
  return (
    <Flex gap="3" align="flex-start" justify="space-between" wrap="wrap" p="3" borderRadius="control" bg="bg.raised">
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
      <Stack order="1" w="full" md={{ order: '0', w: 'auto', flex: '1' }} minW="0" gap="2">
        <Field
          label={t('form.describe', { number })}
          help={t('form.describeHelp')}
          error={isMissing ? t('form.describeMissing') : undefined}
        >
          <TextArea
            ref={fieldRef}
            rows={1}
            value={photo.alt}
            maxLength={500}
            onChange={(event) => onDescribe(event.target.value)}
          />
        </Field>
        {progress !== undefined && <UploadProgress name={photo.name} progress={progress} />}
        {photo.isFailed && (
          <Flex gap="3" align="center" wrap="wrap" role="alert">
            <Text tone="danger" size="xs">
              {t('form.failed')}
            </Text>
            <Button size="sm" variant="outline" onClick={onRetry}>
              {t('form.retry')}
            </Button>
          </Flex>
        )}
      </Stack>
      <Flex direction="row-reverse" md={{ flexDirection: 'column' }}>
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
      </Flex>
    </Flex>
  );
}
