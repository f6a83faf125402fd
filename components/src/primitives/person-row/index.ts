export { PersonRow, type PersonRowProps } from './person-row.tsx';
