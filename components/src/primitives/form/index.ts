export { applyFormResult } from './apply-form-result.ts';
export { FormError } from './form-error.tsx';
export type { FormResult } from './form-result.ts';
