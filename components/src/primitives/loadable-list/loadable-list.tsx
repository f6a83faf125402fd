import { EndlessList, type EndlessListProps } from '../endless-list/index.ts';
import { type ListLoadable, LoadableView, type LoadableViewProps } from '../loadable/index.ts';

export interface LoadableListProps<T>
  extends Omit<EndlessListProps<T>, 'page'>,
    Pick<LoadableViewProps<unknown>, 'skeleton' | 'errorTitle'> {
  data: ListLoadable<T>;
}

/** An {@link EndlessList} with its skeleton while the first page loads, and with an error and a retry if that fails. */
export function LoadableList<T>({ data, skeleton, errorTitle, ...list }: LoadableListProps<T>) {
  return (
    <LoadableView data={data} skeleton={skeleton} {...(errorTitle && { errorTitle })}>
      {(page) => <EndlessList page={page} {...list} />}
    </LoadableView>
  );
}
