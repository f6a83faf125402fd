export { BlankLayout } from './blank-layout.tsx';
