import { expect, it } from 'vitest';
import { toIdentity } from './identity-request.ts';

const needed = { firstName: ' Odile', lastName: 'Marchetti ', dateOfBirth: '1991-03-08', countryCode: 'FR' };

it('leaves out what the user has not entered', () => {
  expect(toIdentity({ ...needed, gender: '', phone: ' ' })).toEqual({
    ...needed,
    ...{ firstName: 'Odile', lastName: 'Marchetti' },
  });
});

it('sends the phone number without separators', () => {
  expect(toIdentity({ ...needed, gender: 'female', phone: '0033 6 12 34 56 78' })).toMatchObject({
    ...{ gender: 'female', phone: '+33612345678' },
  });
});
