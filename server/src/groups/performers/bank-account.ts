import type { BankingSettings, BankingSettingsUpdateRequest } from '@fanlight/sdk/models';
import type { Context } from '../../context.ts';
import { bankAccounts } from '../../db/schema/index.ts';
import { fieldFailure } from '../../http/failure.ts';
import { findState } from '../geo/index.ts';

export type BankAccount = typeof bankAccounts.$inferSelect;

/** The bank account without most of its number, for its owner. */
export const describeBankAccount = ({ bankName, accountNumberEnd }: BankAccount): string =>
  `${bankName.slice(0, 80)}, •••• ${accountNumberEnd}`;

/**
 * Whether the check digits of an IBAN are right (ISO 7064, MOD 97-10). A number that does not start with the country and
 * two digits is not an IBAN, and is not checked.
 */
function hasValidCheckDigits(accountNumber: string, countryCode: string): boolean {
  if (!new RegExp(`^${countryCode}\\d\\d`).test(accountNumber)) return true;
  const digits = [...accountNumber.slice(4), ...accountNumber.slice(0, 4)].map((each) => Number.parseInt(each, 36));
  return [...digits.join('')].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

/**
 * Stores the bank account of a performer. The number is encrypted at rest.
 *
 * @throws {ApiFailure} `VALIDATION_FAILED` for an unknown country, or an IBAN with wrong check digits
 */
export async function storeBankAccount(
  context: Context,
  userId: string,
  { accountHolder, bankName, countryCode, currency, accountNumber, bankCode = null }: BankingSettingsUpdateRequest,
): Promise<BankAccount> {
  if (!(await findState(countryCode, null))) throw fieldFailure('VALIDATION_FAILED', 'countryCode', 'COUNTRY_UNKNOWN');
  const number = accountNumber.toUpperCase();
  if (!hasValidCheckDigits(number, countryCode))
    throw fieldFailure('VALIDATION_FAILED', 'accountNumber', 'INVALID_IBAN');
  const values = {
    ...{ accountHolder: accountHolder.trim(), bankName: bankName.trim(), countryCode, currency, bankCode },
    ...{ accountNumber: await context.ports.cipher.encrypt(number), accountNumberEnd: number.slice(-4) },
  };
  for (const path of ['accountHolder', 'bankName'] as const)
    if (!values[path]) throw fieldFailure('VALIDATION_FAILED', path, 'EMPTY');
  return context.transaction(async ({ tx, now }) => {
    const [row] = await tx
      .insert(bankAccounts)
      .values({ userId, ...values, updatedAt: now })
      .onConflictDoUpdate({ target: bankAccounts.userId, set: { ...values, updatedAt: now } })
      .returning();
    if (!row) throw new Error('The bank account was not stored.');
    return row;
  });
}

/** Presents a bank account to its owner. */
export const toBankingSettings = (row: BankAccount): BankingSettings => ({
  accountHolder: row.accountHolder,
  bankName: row.bankName,
  countryCode: row.countryCode,
  currency: row.currency,
  accountNumberEnd: row.accountNumberEnd,
  bankCode: row.bankCode,
  updatedAt: row.updatedAt.toISOString(),
});
