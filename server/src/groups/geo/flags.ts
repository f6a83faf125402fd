import * as drawings from 'country-flag-icons/string/3x2';

// Imports much data: loaded when first needed.

const flags = new Map<string, string>(Object.entries(drawings));

/** A country's flag as an SVG text, by the country's code. */
export const flagOf = (code: string): string | undefined => flags.get(code);
