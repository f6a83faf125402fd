// Reads the messages of all error codes. The English messages are in `schemas/ErrorCode.yaml` and
// `schemas/ErrorReason.yaml`, and those of other languages in `messages/`. The server, the app and integrators use the
// same messages.
import fs from 'node:fs';
import { failuresOf } from './failures.mjs';

const folder = new URL('../messages/', import.meta.url);
const plural = /_(zero|one|two|few|many|other)$/;
const codeOf = (key) => key.replace(plural, '');
const namesIn = (text) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).toSorted();
const messagesOf = (document) => document.components.schemas.ErrorReason['x-messages'];

/** Returns the codes of `ErrorReason` without the suffixes of plural forms. */
export const reasonCodes = (document) => [...new Set(Object.keys(messagesOf(document)).map(codeOf))];

/** Returns the text of each code, by locale. */
export function catalogues(document) {
  const failures = Object.entries(failuresOf(document)).map(([code, { message }]) => [code, message]);
  const reasons = Object.entries(messagesOf(document)).filter(([, text]) => text !== null);
  const others = fs.readdirSync(folder).map((file) => {
    return [file.replace('.json', ''), JSON.parse(fs.readFileSync(new URL(file, folder), 'utf8'))];
  });
  return { 'en-US': Object.fromEntries([...failures, ...reasons]), ...Object.fromEntries(others) };
}

/** Reports entries that are missing in a catalogue, or that the English catalogue does not have. */
function problemsOfCatalogue(locale, texts, english) {
  const forms = Map.groupBy(Object.keys(texts), codeOf);
  const englishForms = Map.groupBy(Object.keys(english), codeOf);
  const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted();
  const problems = [...englishForms.keys()].filter((code) => !forms.has(code)).map((code) => `${code} is missing`);
  for (const [code, keys] of forms) {
    const original = englishForms.get(code);
    if (!original) problems.push(`${code} is no code`);
    const present = keys.flatMap((key) => plural.exec(key)?.[1] ?? []).toSorted();
    if (present.length > 0 && present.join() !== categories.join())
      problems.push(`${code} has the forms ${present}, not ${categories}`);
    for (const key of original ? keys : []) {
      const [names, others] = [namesIn(texts[key]), namesIn(english[original.at(-1)])];
      if (names.join() !== others.join()) problems.push(`${key} names {${names}}, not {${others}}`);
    }
  }
  return problems.map((problem) => `messages ${locale}: ${problem}`);
}

/** Reports problems of the catalogues. Each problem is one line. */
export function messageProblems(document, languages = catalogues(document)) {
  const failures = failuresOf(document);
  const ambiguous = Object.entries(messagesOf(document))
    .filter(([code, text]) => (text === null) !== Object.hasOwn(failures, code))
    .map(([code, text]) =>
      text === null
        ? `ErrorReason ${code}: has no text and is no ErrorCode`
        : `ErrorReason ${code}: is an ErrorCode, which has the text`,
    );
  const { 'en-US': english } = languages;
  return [
    ...ambiguous,
    ...Object.entries(languages).flatMap(([locale, texts]) => problemsOfCatalogue(locale, texts, english)),
  ];
}
