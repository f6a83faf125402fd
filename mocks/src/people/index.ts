import { creators } from './creators/index.ts';
import { fans } from './fans.ts';

export { creators } from './creators/index.ts';
export { fans } from './fans.ts';
export type { Creator, Fan, Looks, Member, Picture, Post, Remark, Shape } from './types.ts';

/** Everybody's password in the demo world. */
export const demoPassword = 'fanlight-demo';

/** A login that the demo offers. */
export interface DemoLogin {
  name: string;
  username: string;
  password: string;
  role: 'fan' | 'performer';
}

const asLogin = (role: DemoLogin['role']) => (member: { name: string; username: string }) => ({
  name: member.name,
  username: member.username,
  password: demoPassword,
  role,
});

/** Logins for trying the platform: a fan and two performers, one of them in Spanish. */
export const demoLogins: readonly DemoLogin[] = [
  ...fans.filter(({ key }) => key === 'noor').map(asLogin('fan')),
  ...creators.filter(({ key }) => key === 'mara' || key === 'ines').map(asLogin('performer')),
];
