import { FeedFormScreen } from '@fanlight/components/feeds';
import { paths } from '@fanlight/components/paths';
import { useCreateFeed } from '@fanlight/sdk/hooks';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { uploadPhoto } from '../../actions/upload-photo.ts';
import { toFormResult } from '../../failures.ts';

/** `/creator/posts/new`. */
export function Component() {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const create = useCreateFeed();
  return (
    <FeedFormScreen
      feed={null}
      upload={uploadPhoto}
      cancelHref={paths.creatorPosts()}
      submit={async (data) => {
        try {
          const { _id } = await create.mutateAsync({ data });
          await navigate(paths.post(_id));
          return { ok: true };
        } catch (error) {
          return toFormResult(error, ['text', 'files'], t);
        }
      }}
    />
  );
}
