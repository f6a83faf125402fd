import { createFeedFilesMaxItems } from '@fanlight/sdk/bounds';
import type { FeedFile, FileProcessing } from '@fanlight/sdk/models';
import { Images } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptedTypes, maxBytes } from '../content/index.ts';
import { FilePicker } from '../primitives/file-picker/index.ts';
import { Button, Skeleton, Stack } from '../primitives/index.ts';
import { kindOf } from './draft-files.ts';
import type { DraftFilesState } from './use-draft-files.ts';
import type { SingleFileState } from './use-single-file.ts';

/** Loaded with the first file, because it contains the library for dragging. */
const DraftFileList = lazy(() => import('./draft-file-list.tsx').then((module) => ({ default: module.DraftFileList })));

/**
 * Lets the performer choose files of the media library (rule F4). Resolves with the chosen files, which are none if the
 * performer closes the dialog.
 */
export type ChooseFiles = (options: { maxFiles: number; presentIds: readonly string[] }) => Promise<FeedFile[]>;

export interface FileFieldsProps {
  draft: DraftFilesState;
  choose: ChooseFiles;
  /** The processing states of files on the server, by file id. */
  processing: ReadonlyMap<string, FileProcessing>;
}

/** Placeholders as high as the rows of the files, so that the fields below them do not move. */
const RowSkeletons = ({ files }: Pick<DraftFilesState, 'files'>) => (
  <Stack gap="3">
    {files.map(({ key }) => (
      <Skeleton key={key} h="226px" md={{ h: files.length > 1 ? '200px' : '156px' }} />
    ))}
  </Stack>
);

/** The fields for the photos, videos and recordings of a post. */
export function FileFields({ draft, choose, processing }: FileFieldsProps) {
  const { t } = useTranslation(['feeds', 'library']);
  const list = draft.files;
  const maxFiles = createFeedFilesMaxItems - list.length;
  const chooseFiles = async () =>
    draft.addReady(await choose({ maxFiles, presentIds: list.flatMap(({ file }) => file?._id ?? []) }));
  return (
    <Stack gap="3">
      <FilePicker
        label={t('form.files')}
        help={t('form.filesHelp')}
        accept={`${acceptedTypes.photo},${acceptedTypes.video},${acceptedTypes.audio}`}
        maxBytes={(file) => maxBytes[kindOf(file)]}
        maxFiles={maxFiles}
        files={[]}
        takesPastesOfForm
        onAdd={draft.add}
        onRemove={draft.remove}
      />
      {maxFiles > 0 && (
        <Button variant="outline" icon={Images} alignSelf="flex-start" onClick={() => void chooseFiles()}>
          {t('library:choose.open')}
        </Button>
      )}
      {list.length > 0 && (
        <Suspense fallback={<RowSkeletons files={list} />}>
          <DraftFileList draft={draft} processing={processing} />
        </Suspense>
      )}
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
