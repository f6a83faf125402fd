export { failure, failureText, fieldFailure } from './failures.ts';
export { language, setLanguage, t, tPattern } from './language.ts';
