/** Maximum number of addresses of a user. */
export const addressLimit = 20;

/** Trims a text; null if it is empty. */
export const textOrNull = (text: string | null | undefined): string | null => text?.trim() || null;
