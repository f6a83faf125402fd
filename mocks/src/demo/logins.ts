/** The password of all demo accounts. */
export const demoPassword = 'fanlight-demo';

/** A login that the demo offers. */
export interface DemoLogin {
  name: string;
  username: string;
  password: string;
  role: 'fan' | 'performer';
}

/**
 * Logins for trying the platform: a fan, and two performers, one of whom writes in Spanish. A separate module, so that
 * a page can import it without all data of the demo.
 */
export const demoLogins: readonly DemoLogin[] = [
  { name: 'Noor Haddad', username: 'noor', password: demoPassword, role: 'fan' },
  { name: 'Mara Quill', username: 'mara.clay', password: demoPassword, role: 'performer' },
  { name: 'Inés Valdivia', username: 'ines.cielo', password: demoPassword, role: 'performer' },
];
