export { CodeField } from './code-field.tsx';
export { SecondFactorScreen } from './second-factor-screen.tsx';
