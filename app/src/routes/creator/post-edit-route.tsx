import { FeedFormScreen } from '@fanlight/components/feeds';
import { NotFoundPage } from '@fanlight/components/layouts';
import { paths } from '@fanlight/components/paths';
import { useGetMyFeed } from '@fanlight/sdk/hooks';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { isNotEditable } from '../../failures.ts';
import { toLoadable } from '../../loadable.ts';
import { useFeedForm } from './use-feed-form.tsx';

function EditPost({ id }: { id: string }) {
  // The post is read once, so that the response of an autosave does not replace the viewer's input.
  const query = useGetMyFeed(id, { query: { staleTime: Number.POSITIVE_INFINITY, refetchOnMount: 'always' } });
  const [initial, setInitial] = useState<typeof query.data>();
  if (!initial && query.data && query.isFetchedAfterMount) setInitial(query.data);
  const { form, dialog } = useFeedForm(initial);
  if (isNotEditable(query.error)) return <NotFoundPage homeHref={paths.creatorPosts()} />;
  return (
    <>
      <FeedFormScreen
        feed={initial ? { state: 'ready', value: initial } : query.isError ? toLoadable(query) : { state: 'loading' }}
        {...form}
      />
      {dialog}
    </>
  );
}

/** `/creator/posts/{id}`: the performer edits an own post. */
export function Component() {
  const { id = '' } = useParams();
  return <EditPost key={id} id={id} />;
}
