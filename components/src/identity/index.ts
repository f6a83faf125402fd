export { BecomeCreatorScreen, type BecomeCreatorScreenProps } from './become-creator-screen.tsx';
export type { DocumentUploadProps } from './document-upload.tsx';
export { DocumentsSection, needsDocuments } from './documents-section.tsx';
export { HiddenNotice } from './hidden-notice.tsx';
export { type IdentityFieldName, type IdentityValues, normalizePhone } from './identity-values.ts';
export {
  PerformerRegisterScreen,
  type PerformerRegisterScreenProps,
  type PerformerRegisterValues,
} from './performer-register-screen.tsx';
