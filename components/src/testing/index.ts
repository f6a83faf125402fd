export { failure, failureText, fieldFailure } from './failures.ts';
export { countryText, countText, dateText } from './formats.ts';
export { language, setLanguage, t, tPattern } from './language.ts';
