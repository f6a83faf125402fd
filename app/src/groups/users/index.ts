export { passwordSubmit, uploadPicture } from './account-forms.ts';
export { useCurrencyChoice } from './use-currency-choice.ts';
export { usePendingEmail } from './use-pending-email.ts';
export { usePersonal } from './use-personal.ts';
