import { registerUserUsernameMaxLength, registerUserUsernameMinLength } from '@fanlight/sdk/bounds';

/** Whether a text looks like an e-mail address. Only the server validates it completely. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text.trim());

/** Whether a text has the length and the characters of a username: letters, digits, dots and underscores (rule P1). */
export const isUsername = (text: string): boolean =>
  /^[A-Za-z0-9_.]+$/.test(text) &&
  text.length >= registerUserUsernameMinLength &&
  text.length <= registerUserUsernameMaxLength;
