import { EndlessList, type EndlessListProps } from '../endless-list/index.ts';
import { type ListLoadable, LoadableView, type LoadableViewProps } from '../loadable/index.ts';

export interface LoadableListProps<T>
  extends Omit<EndlessListProps<T>, 'page'>,
    Pick<LoadableViewProps<unknown>, 'skeleton' | 'errorTitle'> {
  data: ListLoadable<T>;
}

/**
 * An {@link EndlessList} that shows a skeleton while its first items load, and a retry button if loading them fails.
 */
export function LoadableList<T>({ data, skeleton, errorTitle, ...list }: LoadableListProps<T>) {
  return (
    <LoadableView data={data} skeleton={skeleton} {...(errorTitle && { errorTitle })}>
      {(page) => <EndlessList page={page} {...list} />}
    </LoadableView>
  );
}
