export { submitWithLink } from './link-password.ts';
