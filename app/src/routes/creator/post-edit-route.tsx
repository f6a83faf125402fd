import { FeedFormScreen } from '@fanlight/components/feeds';
import { NotFoundPage } from '@fanlight/components/layouts';
import { paths } from '@fanlight/components/paths';
import { useGetMyFeed, useUpdateFeed } from '@fanlight/sdk/hooks';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { uploadPhoto } from '../../actions/upload-photo.ts';
import { isMissing, toFormResult } from '../../failures.ts';
import { toLoadable } from '../../loadable.ts';

/** `/creator/posts/{id}`: changes a post of one's own. */
export function Component() {
  const { t } = useTranslation('common');
  const { id = '' } = useParams();
  const navigate = useNavigate();
  // What is being changed must not change below the hands: it is read once.
  const query = useGetMyFeed(id, { query: { staleTime: Number.POSITIVE_INFINITY, refetchOnMount: 'always' } });
  const update = useUpdateFeed();
  if (isMissing(query.error)) return <NotFoundPage homeHref={paths.creatorPosts()} />;
  return (
    <FeedFormScreen
      key={id}
      feed={query.isFetchedAfterMount || query.isError ? toLoadable(query) : { state: 'loading' }}
      upload={uploadPhoto}
      cancelHref={paths.creatorPosts()}
      submit={async (data) => {
        try {
          await update.mutateAsync({ id, data });
          await navigate(paths.post(id));
          return { ok: true };
        } catch (error) {
          return toFormResult(error, ['text', 'files'], t);
        }
      }}
    />
  );
}
