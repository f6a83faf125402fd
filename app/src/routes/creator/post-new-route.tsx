import { FeedFormScreen } from '@fanlight/components/feeds';
import { paths } from '@fanlight/components/paths';
import { useCreateFeed } from '@fanlight/sdk/hooks';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { uploadPhoto } from '../../actions/upload-photo.ts';
import { toFormResult } from '../../failures.ts';
import { feedFieldNames, useFeedRequest } from './feed-request.ts';

/** `/creator/posts/new`. */
export function Component() {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const create = useCreateFeed();
  const toRequest = useFeedRequest();
  return (
    <FeedFormScreen
      feed={null}
      upload={uploadPhoto}
      cancelHref={paths.creatorPosts()}
      submit={async (values) => {
        try {
          const { _id, status } = await create.mutateAsync({ data: await toRequest(values) });
          await navigate(status === 'published' ? paths.post(_id) : paths.creatorPosts());
          return { ok: true };
        } catch (error) {
          return toFormResult(error, feedFieldNames, t);
        }
      }}
    />
  );
}
