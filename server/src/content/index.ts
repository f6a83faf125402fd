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
