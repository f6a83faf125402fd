import type { Gender } from '@fanlight/sdk/models';

/** The types of the documents, in the order in which the request contains them (rule P7). */
export const documentTypes = ['identity', 'portrait'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** The statements of a user who wants to become a performer. An empty text means that the field is not set. */
export interface IdentityValues {
  firstName: string;
  lastName: string;
  /** A day, such as `1991-03-08`. */
  dateOfBirth: string;
  gender: '' | Gender;
  countryCode: string;
  phone: string;
}

/** The fields to which an error of the server can refer. */
export type IdentityFieldName = keyof IdentityValues | DocumentType;

export const emptyIdentity: IdentityValues = {
  firstName: '',
  lastName: '',
  dateOfBirth: '',
  gender: '',
  countryCode: '',
  phone: '',
};

/** The age from which a user can become a performer (rule P7), in years. */
const minimumAge = 18;

/** Whether a user with this date of birth can become a performer. The server checks it in the same way. */
export function isOldEnough(dateOfBirth: string, now: Date): boolean {
  const birthday = new Date(`${dateOfBirth}T00:00:00Z`);
  birthday.setUTCFullYear(birthday.getUTCFullYear() + minimumAge);
  return birthday <= now;
}

/** Removes what people write between the digits of a phone number, and replaces the prefix `00` by a plus sign. */
export const normalizePhone = (text: string): string => text.replace(/[\s()./-]/g, '').replace(/^00/, '+');

/** Whether a text is a phone number with its country's phone code, or empty. */
export const isPhone = (text: string): boolean => text.trim() === '' || /^\+[0-9]{5,15}$/.test(normalizePhone(text));
