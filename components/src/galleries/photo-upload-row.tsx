import { uploadPhotoAltMaxLength, uploadPhotoTextMaxLength } from '@fanlight/sdk/bounds';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LabelledProgress, MediaRow, UploadFailure } from '../content/index.ts';
import { Field, IconButton, Text, TextArea, TextInput } from '../primitives/index.ts';
import type { SelectedPhoto } from './use-photo-uploads.ts';

export interface PhotoUploadRowProps {
  photo: SelectedPhoto;
  /** The position in the list, which starts at 1. The names of the fields contain it. */
  number: number;
  /** Whether photos are being uploaded. */
  isSending: boolean;
  onDescribe: (texts: Partial<Pick<SelectedPhoto, 'text' | 'alt'>>) => void;
  onCancel: () => void;
  onRemove: () => void;
  onRetry: () => void;
}

type StateProps = Pick<PhotoUploadRowProps, 'photo' | 'isSending' | 'onRetry'>;

/** The state of the upload. Once everything is sent, the server checks the photo and creates its sizes (rule F3). */
function UploadState({ photo, isSending, onRetry }: StateProps) {
  const { t } = useTranslation(['photos', 'files', 'common', 'content']);
  const { source, status, progress, failure } = photo;
  const retry = { label: t('common:retry'), onClick: onRetry };
  if (status === 'uploading')
    return (
      <LabelledProgress
        label={t(progress < 1 ? 'files:uploading' : 'form.checking', { name: source.name })}
        progress={progress}
      />
    );
  if (status === 'cancelled') return <UploadFailure message={t('content:upload.cancelled')} retry={retry} />;
  if (status === 'failed' || status === 'refused')
    return <UploadFailure message={failure ?? ''} retry={status === 'failed' ? retry : undefined} />;
  if (status === 'waiting' && !isSending) return null;
  return (
    <Text size="xs" tone="muted">
      {t(status === 'uploaded' ? 'form.uploaded' : 'form.waiting')}
    </Text>
  );
}

/** A selected photo before, during and after its upload, with its texts. */
export function PhotoUploadRow(props: PhotoUploadRowProps) {
  const { photo, number, isSending, onDescribe, onCancel, onRemove, onRetry } = props;
  const { t } = useTranslation(['photos', 'files']);
  const { source, localUrl, text, alt, status, progress } = photo;
  const isUploading = status === 'uploading';
  const isFixed = isUploading || status === 'uploaded';
  return (
    <MediaRow
      picture={{ url: localUrl }}
      actions={
        status !== 'uploaded' && (
          <IconButton
            icon={X}
            label={t(isUploading ? 'form.cancelUpload' : 'files:remove', { name: source.name })}
            // Once everything is sent, the server may already have saved the photo.
            aria-disabled={(isUploading && progress >= 1) || undefined}
            onClick={() => {
              if (!isUploading) onRemove();
              else if (progress < 1) onCancel();
            }}
          />
        )
      }
    >
      <Field label={t('form.altOf', { number })} help={t('form.altHelp')} optional>
        <TextArea
          rows={1}
          value={alt}
          maxLength={uploadPhotoAltMaxLength}
          readOnly={isFixed}
          onChange={({ target }) => onDescribe({ alt: target.value })}
        />
      </Field>
      <Field label={t('form.textOf', { number })} optional>
        <TextInput
          value={text}
          maxLength={uploadPhotoTextMaxLength}
          autoComplete="off"
          readOnly={isFixed}
          onChange={({ target }) => onDescribe({ text: target.value })}
        />
      </Field>
      <UploadState photo={photo} isSending={isSending} onRetry={onRetry} />
    </MediaRow>
  );
}
