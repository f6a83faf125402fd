/** The values that were typed for a test card. */
export interface SandboxCardDraft {
  number: string;
  /** The month and the year, as `MM/YY`. */
  expiry: string;
  cvc: string;
}

/** A test card, in the format of the sandbox gateway (operation `createSandboxPaymentMethod`). */
export interface SandboxCard {
  number: string;
  expMonth: number;
  expYear: number;
  cvc: string;
}

/** The numbers of test cards. The key is the result of a payment with that card (rule M6). */
export const testCards = {
  useSuccess: '4242 4242 4242 4242',
  useDeclined: '4000 0000 0000 0002',
  useFunds: '4000 0000 0000 9995',
  useAuthentication: '4000 0025 0000 3155',
} as const;

/** Inserts spaces between groups of four digits while the viewer types. */
export function formatCardNumber(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 19);
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** Inserts the slash between month and year while the viewer types. */
export function formatExpiry(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

/** Whether a text has as many digits as a card number. */
export const isCardNumber = (text: string): boolean => /^\d{12,19}$/.test(text.replaceAll(' ', ''));

/** Whether a text is an expiry date in the format `MM/YY`. */
export const isExpiry = (text: string): boolean => /^(0[1-9]|1[0-2])\/\d{2}$/.test(text);

/** Whether a text consists of three or four digits. */
export const isCvc = (text: string): boolean => /^\d{3,4}$/.test(text);

/** Converts valid input to the format of the gateway. */
export function readSandboxCard({ number, expiry, cvc }: SandboxCardDraft): SandboxCard {
  const [month, year] = expiry.split('/');
  return { number, expMonth: Number(month), expYear: 2000 + Number(year), cvc };
}
