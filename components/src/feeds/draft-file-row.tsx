import { createFeedFilesItemAltMaxLength } from '@fanlight/sdk/bounds';
import type { FileProcessing } from '@fanlight/sdk/models';
import { ArrowDown, ArrowUp, FileAudio, FileVideo, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Button, Field, Flex, Icon, IconButton, ProgressBar, Stack, Text, TextArea } from '../primitives/index.ts';
import type { DraftFile } from './draft-files.ts';

export interface DraftFileRowProps {
  file: DraftFile;
  /** The position in the list, which starts at 1. The names of the buttons contain it. */
  number: number;
  isLast: boolean;
  /** The processing state on the server; undefined for files that are not processed. */
  processing?: FileProcessing | undefined;
  /** The handle by which the row is dragged; not shown if the file is the only one. */
  handle?: ReactNode;
  onDescribe: (alt: string) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onRetry: () => void;
}

function Progress({ label, progress }: { label: string; progress: number }) {
  const { i18n } = useTranslation('feeds');
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(progress);
  return (
    <Stack gap="1">
      <Flex gap="3" justify="space-between" aria-hidden>
        <Text size="xs" tone="muted" clamp>
          {label}
        </Text>
        <Text size="xs" tone="muted" fontVariantNumeric="tabular-nums">
          {percent}
        </Text>
      </Flex>
      <ProgressBar value={progress} label={label} />
    </Stack>
  );
}

/** Shows whether the server is processing a video or a recording (rule F3). */
function ProcessingState({ processing }: { processing: FileProcessing }) {
  const { t } = useTranslation('feeds');
  if (processing.status === 'ready')
    return (
      <Text size="xs" tone="muted">
        {t('form.processing.ready')}
      </Text>
    );
  if (processing.status === 'failed')
    return (
      <Text role="alert" size="xs" tone="danger">
        {t('form.processing.failed')} {processing.reason}
      </Text>
    );
  return <Progress label={t('form.processing.running')} progress={processing.progress} />;
}

function Preview({ file }: { file: DraftFile }) {
  const picture = file.file?.thumbnails[0] ?? file.localUrl;
  return (
    <Box
      w="88px"
      h="88px"
      flexShrink="0"
      display="grid"
      placeItems="center"
      borderRadius="control"
      bg="bg.overlay"
      color="fg.subtle"
      bgSize="cover"
      bgPos="center"
      style={picture ? { backgroundImage: `url("${picture}")` } : undefined}
    >
      {!picture && file.kind !== 'photo' && <Icon icon={file.kind === 'video' ? FileVideo : FileAudio} />}
    </Box>
  );
}

/** A file of a draft, with its preview, its upload or processing state, and a field for the description. */
export function DraftFileRow(props: DraftFileRowProps) {
  const { file, number, isLast, processing, handle, onDescribe, onMove, onRemove, onRetry } = props;
  const { t } = useTranslation('feeds');
  const progress = file.isFailed ? undefined : file.progress;
  const name = t(`form.file.${file.kind}`, { number });
  const help = t(`form.describeHelp.${file.kind}`);
  return (
    <Flex gap="3" align="flex-start" justify="space-between" wrap="wrap" p="3" borderRadius="control" bg="bg.raised">
      <Preview file={file} />
      <Stack order="1" w="full" md={{ order: '0', w: 'auto', flex: '1' }} minW="0" gap="2">
        <Field
          label={t('form.describe', { file: name })}
          help={file.alt.trim() === '' ? `${help} ${t('form.describeLater')}` : help}
        >
          <TextArea
            rows={1}
            value={file.alt}
            maxLength={createFeedFilesItemAltMaxLength}
            onChange={(event) => onDescribe(event.target.value)}
          />
        </Field>
        {progress !== undefined && <Progress label={t('form.uploading', { name: file.name })} progress={progress} />}
        {processing && !file.isFailed && <ProcessingState processing={processing} />}
        {file.isFailed && (
          <Flex gap="3" align="center" wrap="wrap" role="alert">
            <Text tone="danger" size="xs">
              {file.failure ?? t('form.failed')}
            </Text>
            {!file.isRefused && (
              <Button size="sm" variant="outline" onClick={onRetry}>
                {t('form.retry')}
              </Button>
            )}
          </Flex>
        )}
      </Stack>
      <Flex direction="row-reverse" md={{ flexDirection: 'column' }}>
        <IconButton
          icon={X}
          label={
            progress !== undefined ? t('form.cancelUpload', { name: file.name }) : t('form.remove', { file: name })
          }
          onClick={onRemove}
        />
        <IconButton
          icon={ArrowUp}
          label={t('form.up', { file: name })}
          disabled={number === 1}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon={ArrowDown}
          label={t('form.down', { file: name })}
          disabled={isLast}
          onClick={() => onMove(1)}
        />
        {handle}
      </Flex>
    </Flex>
  );
}
