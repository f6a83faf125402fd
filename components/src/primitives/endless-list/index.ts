export { EndlessList, type EndlessListProps } from './endless-list.tsx';
export { ListEnd, type ListEndProps } from './list-end.tsx';
export { ListItem } from './list-item.tsx';
export { type Opening, OpeningContext } from './use-incremental-rendering.ts';
