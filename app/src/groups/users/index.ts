export { uploadPicture } from './account-forms.ts';
export { useAccountSections } from './use-account-sections.ts';
