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
export { type ContentKind, contentTables } from './kinds.ts';
