export { clearFailures, failure, failureText, fieldFailure, listFailures } from './failures.ts';
export { countryText, countText, dateText } from './formats.ts';
export { type Frame, inColumn } from './frame.ts';
export { language, setLanguage, t, tPattern } from './language.ts';
