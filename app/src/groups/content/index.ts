export { DeleteItem, type DeleteItemProps } from './delete-item.tsx';
export { ItemDialogs } from './item-dialogs.tsx';
export { PhotoPopup } from './photo-popup.tsx';
export { type DeleteListedProps, useDeleteDialog } from './use-delete-dialog.tsx';
export { useItemActions } from './use-item-actions.ts';
