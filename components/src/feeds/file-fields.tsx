import { createFeedFilesMaxItems } from '@fanlight/sdk/bounds';
import type { FileProcessing } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { FilePicker } from '../primitives/file-picker/index.ts';
import { Stack } from '../primitives/index.ts';
import { DraftFileRow } from './draft-file-row.tsx';
import { acceptedTypes, kindOf, maxBytes } from './draft-files.ts';
import type { DraftFilesState } from './use-draft-files.ts';
import type { SingleFileState } from './use-single-file.ts';

export interface FileFieldsProps {
  draft: DraftFilesState;
  /** The processing states of files on the server, by file id. */
  processing: ReadonlyMap<string, FileProcessing>;
}

/** The fields for the photos, videos and recordings of a post. */
export function FileFields({ draft, processing }: FileFieldsProps) {
  const { t } = useTranslation('feeds');
  const list = draft.files;
  return (
    <Stack gap="3">
      <FilePicker
        label={t('form.files')}
        help={t('form.filesHelp')}
        accept={`${acceptedTypes.photo},${acceptedTypes.video},${acceptedTypes.audio}`}
        maxBytes={(file) => maxBytes[kindOf(file)]}
        maxFiles={createFeedFilesMaxItems - list.length}
        files={[]}
        onAdd={draft.add}
        onRemove={draft.remove}
      />
      {list.map((file, index) => (
        <DraftFileRow
          key={file.key}
          file={file}
          number={index + 1}
          isLast={index === list.length - 1}
          processing={file.file && processing.get(file.file._id)}
          onDescribe={(alt) => draft.describe(file, alt)}
          onMove={(by) => draft.move(file, by)}
          onRemove={() => draft.remove(file.key)}
          onRetry={() => draft.retry(file)}
        />
      ))}
    </Stack>
  );
}

export interface SingleFileFieldProps {
  which: 'thumbnail' | 'teaser';
  state: SingleFileState;
}

/** The field for a thumbnail or a public teaser clip (rule A2), each of which is one file. */
export function SingleFileField({ which, state }: SingleFileFieldProps) {
  const { t } = useTranslation('feeds');
  const kind = which === 'thumbnail' ? 'photo' : 'video';
  return (
    <FilePicker
      label={t(`form.${which}.label`)}
      help={t(`form.${which}.help`)}
      accept={acceptedTypes[kind]}
      maxBytes={maxBytes[kind]}
      maxFiles={1}
      files={state.picked ? [state.picked] : []}
      onAdd={state.add}
      onRemove={state.remove}
      onRetry={state.retry}
    />
  );
}
