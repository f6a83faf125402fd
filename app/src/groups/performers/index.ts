export { identityFieldNames, toIdentity } from './identity-request.ts';
export { SuggestionsRoute } from './suggestions-route.tsx';
export { useBookmarkPerformer } from './use-bookmark-performer.ts';
export { useDocumentUpload } from './use-document-upload.ts';
