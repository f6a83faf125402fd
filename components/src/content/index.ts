export { ItemAbout, type ItemAboutProps } from './item-about.tsx';
export { ItemAccess, LockedItem, type LockedItemProps } from './item-access.tsx';
export { ItemActions, type ItemActionsProps } from './item-actions.tsx';
export type { ItemHandlers } from './item-handlers.ts';
export { ItemPage } from './item-page.tsx';
export { MissingPage, type MissingPageProps } from './missing-page.tsx';
export { PerformerLine } from './performer-line.tsx';
export { RichText } from './rich-text.tsx';
export { useCopyLinkEntry } from './use-copy-link-entry.ts';
