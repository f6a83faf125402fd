import { FeedFormScreen } from '@fanlight/components/feeds';
import { NotFoundPage } from '@fanlight/components/layouts';
import { paths } from '@fanlight/components/paths';
import { useGetMyFeed, useUpdateFeed } from '@fanlight/sdk/hooks';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { uploadPhoto } from '../../actions/upload-photo.ts';
import { isMissing, toFormResult } from '../../failures.ts';
import { toLoadable } from '../../loadable.ts';
import { feedFieldNames, useFeedRequest } from './feed-request.ts';

/** `/creator/posts/{id}`: changes a post of one's own. */
export function Component() {
  const { t } = useTranslation('common');
  const { id = '' } = useParams();
  const navigate = useNavigate();
  // What is being changed must not change below the hands: it is read once.
  const query = useGetMyFeed(id, { query: { staleTime: Number.POSITIVE_INFINITY, refetchOnMount: 'always' } });
  const update = useUpdateFeed();
  const toRequest = useFeedRequest();
  if (isMissing(query.error)) return <NotFoundPage homeHref={paths.creatorPosts()} />;
  return (
    <FeedFormScreen
      key={id}
      feed={query.isFetchedAfterMount || query.isError ? toLoadable(query) : { state: 'loading' }}
      upload={uploadPhoto}
      cancelHref={paths.creatorPosts()}
      submit={async (values) => {
        try {
          const { status } = await update.mutateAsync({ id, data: await toRequest(values) });
          await navigate(status === 'published' ? paths.post(id) : paths.creatorPosts());
          return { ok: true };
        } catch (error) {
          return toFormResult(error, feedFieldNames, t);
        }
      }}
    />
  );
}
