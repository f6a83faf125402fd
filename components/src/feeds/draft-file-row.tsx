import { createFeedFilesItemAltMaxLength } from '@fanlight/sdk/bounds';
import type { FileProcessing } from '@fanlight/sdk/models';
import { ArrowDown, ArrowUp, FileAudio, FileVideo, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LabelledProgress, MediaRow, UploadFailure } from '../content/index.ts';
import { Field, IconButton, Text, TextArea } from '../primitives/index.ts';
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
  return <LabelledProgress label={t('form.processing.running')} progress={processing.progress} />;
}

const icons = { photo: undefined, video: FileVideo, audio: FileAudio } as const;

/** A file of a draft, with its preview, its upload or processing state, and a field for the description. */
export function DraftFileRow(props: DraftFileRowProps) {
  const { file, number, isLast, processing, handle, onDescribe, onMove, onRemove, onRetry } = props;
  const { t } = useTranslation('feeds');
  const progress = file.isFailed ? undefined : file.progress;
  const name = t(`form.file.${file.kind}`, { number });
  const help = t(`form.describeHelp.${file.kind}`);
  const icon = icons[file.kind];
  return (
    <MediaRow
      picture={{ url: file.file?.thumbnails[0] ?? file.localUrl, ...(icon && { icon }) }}
      actions={
        <>
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
        </>
      }
    >
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
      {progress !== undefined && (
        <LabelledProgress label={t('form.uploading', { name: file.name })} progress={progress} />
      )}
      {processing && !file.isFailed && <ProcessingState processing={processing} />}
      {file.isFailed && (
        <UploadFailure
          message={file.failure ?? t('form.failed')}
          retry={file.isRefused ? undefined : { label: t('form.retry'), onClick: onRetry }}
        />
      )}
    </MediaRow>
  );
}
