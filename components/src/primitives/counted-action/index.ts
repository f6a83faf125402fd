export { CountedAction, type CountedActionProps, CountedLink, type CountedLinkProps } from './counted-action.tsx';
