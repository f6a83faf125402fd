import type { DemoLogin, LoginValues } from './login-screen.tsx';
import type { RegisterValues } from './register-screen.tsx';

/** What a story types into the login form. */
export const login: LoginValues = {
  credentials: 'noor@fanlight.example',
  password: 'paper folds twice',
  remember: true,
};

/** What a story types into the registration. */
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

/** What the server says of the whole of a form. */
export const answers = {
  wrongCredentials: { error: 'Incorrect credentials!' },
  rateLimited: { error: 'Too many tries. Try again in 5 minutes.' },
  serverError: { error: 'Something went wrong, please try again later' },
} as const;

/** A server that never answers, to see what is shown meanwhile. */
export const never = (): Promise<never> => new Promise(() => {});
