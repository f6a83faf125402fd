import { FileText, RotateCcw, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../styled/index.ts';
import { IconButton } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { ProgressBar } from '../progress-bar/index.ts';

/** A file of a {@link FilePicker}, with the state of its upload. */
export interface PickedFile {
  id: string;
  name: string;
  /** The URL of a preview, such as an object URL. */
  previewUrl?: string;
  /** The alternative text of the preview. */
  alt?: string;
  status: 'waiting' | 'uploading' | 'done' | 'failed';
  /** The progress of the upload, from 0 to 1. */
  progress?: number;
  /** The error message of a failed upload. */
  error?: string;
}

export interface PickedFileRowProps {
  file: PickedFile;
  onRemove: () => void;
  onRetry?: () => void;
}

/** A file in the list: preview, progress or error, and a button that removes the file. */
export function PickedFileRow({ file, onRemove, onRetry }: PickedFileRowProps) {
  const { t } = useTranslation(['common', 'files']);
  const { name, status } = file;
  return (
    <styled.li display="flex" alignItems="center" gap="3" p="2" borderRadius="control" bg="bg.raised">
      <styled.div
        w="52px"
        h="52px"
        flexShrink="0"
        borderRadius="control"
        overflow="hidden"
        display="grid"
        placeItems="center"
        bg="bg.overlay"
        color="fg.subtle"
      >
        {file.previewUrl ? (
          <styled.img src={file.previewUrl} alt={file.alt ?? ''} w="full" h="full" objectFit="cover" />
        ) : (
          <Icon icon={FileText} />
        )}
      </styled.div>
      <styled.div flex="1" minW="0" display="grid" gap="2">
        <styled.span overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
          {name}
        </styled.span>
        {status === 'uploading' && <ProgressBar value={file.progress ?? null} label={t('files:uploading', { name })} />}
        {status === 'failed' && (
          <styled.span role="alert" fontSize="xs" color="danger.text">
            {file.error ?? t('files:failed')}
          </styled.span>
        )}
      </styled.div>
      {status === 'failed' && onRetry && (
        <IconButton icon={RotateCcw} label={t('files:retry', { name })} onClick={onRetry} />
      )}
      <IconButton icon={Trash2} label={t('files:remove', { name })} onClick={onRemove} />
    </styled.li>
  );
}
