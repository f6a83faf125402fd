export {
  failed,
  type ListLoadable,
  type ListPage,
  type Loadable,
  type LoadFailure,
  loading,
  type MoreState,
  ready,
  readyList,
} from './loadable.ts';
export { LoadableView, type LoadableViewProps } from './loadable-view.tsx';
