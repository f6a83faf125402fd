import * as flagsByCode from 'country-flag-icons/string/3x2';

// Other modules import this large module dynamically, so that it is loaded when it is first needed.

const flags = new Map<string, string>(Object.entries(flagsByCode));

/** Returns the SVG of a country's flag. */
export const flagOf = (code: string): string | undefined => flags.get(code);
