/** A text of a person as one line: it writes no lines of its own into a mail. */
export const toOneLine = (text: string): string => text.replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
