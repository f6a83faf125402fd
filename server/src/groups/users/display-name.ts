import { fieldFailure } from '../../http/failure.ts';

/**
 * Invisible characters that are allowed: joiners in emoji, and joiners and non-joiners between the letters of a word.
 */
const joined =
  /(?<=\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)(?:\u200D(?=\p{Extended_Pictographic})|\uFE0F)/gu;
const joinedLetters = /(?<=[\p{L}\p{M}])[\u200C\u200D](?=\p{L})/gu;
const joiningScripts =
  /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Malayalam}\p{Script=Sinhala}]/u;

/**
 * Characters that are not allowed: control and format characters, unassigned and private characters, fillers, variation
 * selectors, line breaks.
 */
const invisible = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/**
 * A sequence of combining marks that is longer than any language uses on one letter. It would cover the lines above and
 * below.
 */
const stackedMarks = /\p{M}{5,}/u;
/** Characters that resemble the badge of a verified performer. */
const checkMark = /[\u2713\u2714\u2705\u2611\u221A\u237B\u{1F5F8}\u{1F5F9}\u{10102}]/u;
/** URLs, which mail programs turn into links. */
const url = /:\/\/|\bwww\./iu;
/** A visible character, of which a name needs at least one. */
const visible = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/** Normalises a display name: composes its characters, and replaces several spaces by one. */
export const normalizeDisplayName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();

function isAllowed(name: string): boolean {
  const withoutJoined = name.replace(joined, '');
  const plain = joiningScripts.test(name) ? withoutJoined.replace(joinedLetters, '') : withoutJoined;
  return ![invisible, stackedMarks, checkMark, url].some((pattern) => pattern.test(plain)) && visible.test(plain);
}

/**
 * Checks a display name (rule P1). It must not contain invisible characters, line breaks, stacked marks, check marks or
 * URLs.
 *
 * @returns the normalised name
 * @throws {ApiFailure} `VALIDATION_FAILED` for the field `name`
 */
export function checkDisplayName(name: string): string {
  const normalized = normalizeDisplayName(name);
  if (!isAllowed(normalized)) {
    throw fieldFailure('VALIDATION_FAILED', 'name', 'INVALID_NAME');
  }
  return normalized;
}
