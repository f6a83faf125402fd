import type { DemoLogin, LoginValues } from './login-screen.tsx';
import type { RegisterValues } from './register-screen.tsx';

/** The values that stories type into the login form. */
export const login: LoginValues = {
  credentials: 'noor@fanlight.example',
  password: 'paper folds twice',
  remember: true,
};

/** The values that stories type into the registration form. */
export const registration: RegisterValues = {
  name: 'Noor Haddad',
  username: 'noor.folds',
  email: 'noor@fanlight.example',
  password: 'paper folds twice',
  referralCode: '',
};

export const demoLogins: DemoLogin[] = [
  { credentials: 'ines', password: 'fanlight', isPerformer: false },
  { credentials: 'mara.clay', password: 'fanlight', isPerformer: true },
];

/** Returns a promise that never settles. Stories use it for a submit that stays pending. */
export const never = (): Promise<never> => new Promise(() => {});
