export { AudienceField, type AudienceFieldProps, audiences, priceOf, priceProblemOf } from './audience-field.tsx';
export { CompletingTextArea, type CompletingTextAreaProps } from './completion/completing-text-area.tsx';
export type { Complete, Completion } from './completion/use-completion.ts';
export { CreatorContentList, type CreatorContentListProps } from './creator-content-list.tsx';
export { CountWithIcon, CreatorRow, type CreatorRowProps, CreatorRowsSkeleton, toShortTitle } from './creator-row.tsx';
export { DeleteItemDialog, type DeleteItemDialogProps } from './delete-item-dialog.tsx';
export { FileState, type FileStateProps } from './file-state.tsx';
export { acceptedTypes, maxBytes } from './file-types.ts';
export { type CurrentFile, FormFileField, type FormFileFieldProps } from './form-file-field.tsx';
export { FormFooter } from './form-footer.tsx';
export { formatSize } from './format-size.ts';
export { ItemAbout, type ItemAboutProps } from './item-about.tsx';
export { ItemAccess, LockedItem, type LockedItemProps } from './item-access.tsx';
export { ItemActions, type ItemActionsProps } from './item-actions.tsx';
export type { ItemHandlers } from './item-handlers.ts';
export { ItemPage } from './item-page.tsx';
export { LeaveDialog, type LeaveDialogProps } from './leave-dialog.tsx';
export { ListFilters, type ListFiltersProps } from './list-filters.tsx';
export {
  LabelledProgress,
  MediaRow,
  type MediaRowProps,
  UploadFailure,
  type UploadFailureProps,
} from './media-row.tsx';
export { MissingPage, type MissingPageProps } from './missing-page.tsx';
export { MoreFrom } from './more-from.tsx';
export { PerformerLine } from './performer-line.tsx';
export { type Period, PeriodFields, type PeriodFieldsProps } from './period-fields.tsx';
export { RichText } from './rich-text.tsx';
export { SuggestionList, SuggestionOption } from './suggestion-list.tsx';
export { UploadFooter, type UploadFooterProps } from './upload-footer.tsx';
export { type AudienceFields, useAudienceField } from './use-audience-field.ts';
export { useCopyLinkEntry } from './use-copy-link-entry.ts';
export { type FormFilesState, useFormFiles } from './use-form-files.ts';
export { useObjectUrl } from './use-object-url.ts';
export { type UnsavedChanges, useUnsavedChanges } from './use-unsaved-changes.ts';
