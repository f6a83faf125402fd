/** Returns a word without accents and capital letters. */
export const plain = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * Returns the key of a word in the synonyms of a search, which is the same for the genders and numbers of a Spanish word.
 * Short words keep their end: `tipo` is not `tip`.
 */
export const keyOf = (word: string): string => plain(word).replace(/(?<=.{5})[aeo]s?$/, '');
