export { CodeField } from './code-field.tsx';
export { CodeForm, type CodeFormProps } from './code-form.tsx';
export { SecondFactorScreen } from './second-factor-screen.tsx';
