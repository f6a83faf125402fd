export {
  type AccessRow,
  accessColumns,
  countOnContent,
  findContent,
  hideContent,
  isFound,
  isListed,
  verdictOf,
} from './find.ts';
export { contentTables } from './kinds.ts';
