/** Normalises a name, a username or an e-mail address for comparison. Case and surrounding spaces are ignored. */
export const fold = (text: string): string => text.trim().normalize('NFKC').toLowerCase();

/** Whether a text has the format of an id (rule W5). */
export const isId = (text: string): boolean => /^[0-9a-f]{24}$/.test(text);
