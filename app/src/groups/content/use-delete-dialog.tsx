import { type ComponentType, type ReactNode, useState } from 'react';
import { useDialog } from '../../dialogs/use-dialog.ts';

interface Identified {
  _id: string;
}

/** The props of a dialog that deletes an item of a list. */
export interface DeleteListedProps<Item> {
  id: string;
  /** The item if the list contained it when the dialog was opened. */
  listed: Item | undefined;
  onClose: () => void;
}

/** Keeps the item of an open dialog: the list no longer contains it once it is deleted. */
function Opened<Item>({
  Dialog,
  ...props
}: DeleteListedProps<Item> & { Dialog: ComponentType<DeleteListedProps<Item>> }) {
  const [listed] = useState(props.listed);
  return <Dialog {...props} listed={listed} />;
}

/**
 * Returns the callback that asks whether to delete an item of a list, and the dialog, whose item is in the URL.
 *
 * @param Dialog - deletes the item; a reload opens it while the list is still loading, or does not contain the item
 */
export function useDeleteDialog<Item extends Identified>(
  items: readonly Item[],
  Dialog: ComponentType<DeleteListedProps<Item>>,
): { onDelete: (item: Identified) => void; dialog: ReactNode } {
  const dialog = useDialog();
  const id = dialog.name === 'delete' ? dialog.get('item') : null;
  return {
    onDelete: ({ _id }) => dialog.open({ dialog: 'delete', item: _id }),
    dialog: id && (
      <Opened key={id} Dialog={Dialog} id={id} listed={items.find(({ _id }) => _id === id)} onClose={dialog.close} />
    ),
  };
}
