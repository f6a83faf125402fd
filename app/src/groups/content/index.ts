export { ItemDialogs } from './item-dialogs.tsx';
export { PhotoPopup } from './photo-popup.tsx';
export { useItemActions } from './use-item-actions.ts';
