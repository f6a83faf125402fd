/** Puts the text of a user on one line, so that it cannot add lines to a mail. */
export const toOneLine = (text: string): string => text.replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
