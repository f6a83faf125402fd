/** Whether a text looks like an e-mail address. The server does the full validation. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text.trim());

/** True for 3 to 30 letters, digits, dots and underscores (rule P1). */
export const isUsername = (text: string): boolean => /^[A-Za-z0-9_.]{3,30}$/.test(text);

/** Minimum length of a password in characters (rule P2). */
export const shortestPassword = 8;
