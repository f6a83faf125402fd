import { type IdentityFieldName, type IdentityValues, normalizePhone } from '@fanlight/components/identity';
import type { SwitchToPerformerUpload } from '@fanlight/sdk/models';

/** The fields of the identity to which an error of the server can refer. */
export const identityFieldNames = [
  'firstName',
  'lastName',
  'dateOfBirth',
  'gender',
  'countryCode',
  'phone',
  'identity',
  'portrait',
] as const satisfies IdentityFieldName[];

/** Returns what the user states about themselves for a request. Empty fields are left out. */
export function toIdentity(values: IdentityValues): Omit<SwitchToPerformerUpload, 'identity' | 'portrait'> {
  const { firstName, lastName, dateOfBirth, gender, countryCode } = values;
  const phone = normalizePhone(values.phone);
  return {
    ...{ firstName: firstName.trim(), lastName: lastName.trim(), dateOfBirth, countryCode },
    ...(gender && { gender }),
    ...(phone && { phone }),
  };
}
