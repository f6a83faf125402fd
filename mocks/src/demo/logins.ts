/** The password of all demo accounts. */
export const demoPassword = 'fanlight-demo';

/** An account that the demo offers for logging in. */
export interface DemoLogin {
  name: string;
  username: string;
  password: string;
  role: 'fan' | 'performer';
}

/**
 * Accounts for trying the platform: a fan, and two performers, one of whom writes in Spanish. They are in a separate
 * module, so that a page can import them without all data of the demo.
 */
export const demoLogins: readonly DemoLogin[] = [
  { name: 'Noor Haddad', username: 'noor', password: demoPassword, role: 'fan' },
  { name: 'Mara Quill', username: 'mara.clay', password: demoPassword, role: 'performer' },
  { name: 'Inés Valdivia', username: 'ines.cielo', password: demoPassword, role: 'performer' },
];
