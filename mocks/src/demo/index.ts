export { creators } from './creators/index.ts';
export { fans } from './fans.ts';
export { type DemoLogin, demoLogins, demoPassword } from './logins.ts';
export type { Creator, Fan, Looks, Member, Picture, Post, PostComment, Shape, Tip, TopUp } from './types.ts';
