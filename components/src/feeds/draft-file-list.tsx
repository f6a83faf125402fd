import type { FileProcessing } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { SortableList } from '../primitives/sortable-list/index.ts';
import { DraftFileRow } from './draft-file-row.tsx';
import type { DraftFilesState } from './use-draft-files.ts';

export interface DraftFileListProps {
  draft: DraftFilesState;
  /** The processing states of files on the server, by file id. */
  processing: ReadonlyMap<string, FileProcessing>;
}

/** The files of a post in their order, which is changed by dragging, with the keyboard, or with buttons. */
export function DraftFileList({ draft, processing }: DraftFileListProps) {
  const { t } = useTranslation('feeds');
  const { files } = draft;
  return (
    <SortableList
      items={files}
      nameOf={({ kind }, index) => t(`form.file.${kind}`, { number: index + 1 })}
      onMove={draft.move}
    >
      {(file, index, handle) => (
        <DraftFileRow
          file={file}
          handle={handle}
          number={index + 1}
          isLast={index === files.length - 1}
          processing={file.file && processing.get(file.file._id)}
          onDescribe={(alt) => draft.describe(file, alt)}
          onMove={(by) => draft.move(file, by)}
          onRemove={() => draft.remove(file.key)}
          onRetry={() => draft.retry(file)}
        />
      )}
    </SortableList>
  );
}
