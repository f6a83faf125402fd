/** Reads a calendar day such as `2026-05-21` from a URL parameter; empty if it is missing or malformed. */
export const readDay = (text: string | null): string => (text && /^\d{4}-\d\d-\d\d$/.test(text) ? text : '');
