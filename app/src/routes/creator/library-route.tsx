import { LibraryFileDialog, LibraryScreen } from '@fanlight/components/library';
import {
  getListLibraryFilesInfiniteQueryOptions,
  useDeleteLibraryFile,
  useListLibraryFilesInfinite,
} from '@fanlight/sdk/hooks';
import type { LibraryFile } from '@fanlight/sdk/models';
import { useDialog } from '../../dialogs/use-dialog.ts';
import { DeleteItem, type DeleteListedProps, useDeleteDialog } from '../../groups/content/index.ts';
import { toListLoadable } from '../../loadable.ts';
import type { PrefetchArgs } from '../../route.ts';
import { paramsOf, useFilter } from './library-filter.ts';

export function prefetch({ queryClient, request }: PrefetchArgs) {
  void queryClient.prefetchInfiniteQuery(getListLibraryFilesInfiniteQueryOptions(paramsOf(request.url)));
}

/** Confirms the deletion of an unused file. */
function DeleteFile({ listed: _listed, ...dialog }: DeleteListedProps<LibraryFile>) {
  return <DeleteItem kind="file" remove={useDeleteLibraryFile()} {...dialog} />;
}

/**
 * `/creator/library?q=&kind=&use=&from=&to=`: the media library of the performer who is logged in.
 * `?dialog=file&item=` opens the details of a listed file, `?dialog=delete&item=` the confirmation of its deletion.
 */
export function Component() {
  const { filter, params, onFilterChange } = useFilter();
  const dialog = useDialog();
  const { list, onLoadMore } = toListLoadable<LibraryFile>(useListLibraryFilesInfinite(params));
  const items = list.state === 'ready' ? list.value.items : [];
  const { onDelete, dialog: deletion } = useDeleteDialog(items, DeleteFile);
  const openId = dialog.name === 'file' ? dialog.get('item') : null;
  const open = items.find(({ _id }) => _id === openId);
  return (
    <>
      <LibraryScreen
        files={list}
        filter={filter}
        onFilterChange={onFilterChange}
        onOpen={({ _id }) => dialog.open({ dialog: 'file', item: _id })}
        onLoadMore={onLoadMore}
      />
      {open && <LibraryFileDialog file={open} onDelete={() => onDelete(open)} onClose={dialog.close} />}
      {deletion}
    </>
  );
}
