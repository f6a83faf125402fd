/** Addresses that one person can keep. */
export const addressLimit = 20;

/** A text without blanks around it; nothing where it is empty. */
export const textOrNull = (text: string | null | undefined): string | null => text?.trim() || null;
