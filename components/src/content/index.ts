export { ItemActions, type ItemActionsProps } from './item-actions.tsx';
export { PerformerLine } from './performer-line.tsx';
