import { page, type ScreenRow } from './screen-row.ts';

/** The screen with the second factor of an account. */
export const secondFactorRow: ScreenRow = {
  route: '/user/second-factor',
  stories: 'Screens/Everyone/SecondFactorScreen',
  states: {
    ...page,
    'wrong password': 'WrongPassword',
    setup: 'Setup',
    'wrong code': 'WrongCode',
    'recovery codes': 'RecoveryCodes',
    on: 'On',
    'rate limited': 'RateLimited',
    operator: 'OperatorWithout',
  },
};
