/** Normalises a name, username or email address for comparison, which ignores case and surrounding spaces. */
export const fold = (text: string): string => text.trim().normalize('NFKC').toLowerCase();

/** Whether a text has the shape of an id (rule W5). */
export const isId = (text: string): boolean => /^[0-9a-f]{24}$/.test(text);
