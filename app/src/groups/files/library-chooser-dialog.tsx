import { LibraryChooser, type LibraryFilter, wholeLibrary } from '@fanlight/components/library';
import { useListLibraryFilesInfinite } from '@fanlight/sdk/hooks';
import type { LibraryFile } from '@fanlight/sdk/models';
import { useDeferredValue, useState } from 'react';
import { toListLoadable } from '../../loadable.ts';
import { libraryParamsOf } from './library-params.ts';
import type { LibraryRequest } from './use-library-chooser.tsx';

interface ChooserDialogProps {
  request: LibraryRequest;
  onChoose: (files: LibraryFile[]) => void;
  onClose: () => void;
}

/** The dialog that chooses files of the media library. Its filters end with the dialog. */
export default function ChooserDialog({ request, onChoose, onClose }: ChooserDialogProps) {
  const [filter, setFilter] = useState<LibraryFilter>(wholeLibrary);
  // While the performer types, the field is updated before the list.
  const { list, onLoadMore } = toListLoadable<LibraryFile>(
    useListLibraryFilesInfinite(libraryParamsOf(useDeferredValue(filter))),
  );
  return (
    <LibraryChooser
      {...request}
      files={list}
      filter={filter}
      onFilterChange={setFilter}
      onLoadMore={onLoadMore}
      onChoose={onChoose}
      onClose={onClose}
    />
  );
}
