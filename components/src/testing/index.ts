/** Typed by the contract. It imports only types, so components do not depend on the mocks. */
export { shows } from '../../../mocks/src/shows.ts';
export { clearFailures, failure, failureText, fieldFailure, listFailures } from './failures.ts';
export { countryText, countText, dateText } from './formats.ts';
export { type Frame, inColumn } from './frame.ts';
export { language, setLanguage, t, tPattern } from './language.ts';
