import { NotFoundPage } from '@fanlight/components/layouts';
import { paths } from '@fanlight/components/paths';
import { VideoFormScreen } from '@fanlight/components/videos';
import { useGetMyVideo } from '@fanlight/sdk/hooks';
import { useParams } from 'react-router-dom';
import { isNotEditable } from '../../failures.ts';
import { useVideoProgress } from '../../groups/videos/index.ts';
import { toLoadable } from '../../loadable.ts';
import { useVideoForm } from './use-video-form.tsx';

function NewVideo() {
  const { form, dialog } = useVideoForm();
  return (
    <>
      <VideoFormScreen video={null} {...form} />
      {dialog}
    </>
  );
}

function EditVideo({ id }: { id: string }) {
  // A cached video may be older than its last change, so the form waits for the response.
  const query = useGetMyVideo(id, { query: { refetchOnMount: 'always' } });
  const { refetch } = query;
  const video = query.isFetchedAfterMount ? query.data : undefined;
  const { form, dialog } = useVideoForm(video);
  const progress = useVideoProgress(video, refetch);
  if (isNotEditable(query.error)) return <NotFoundPage homeHref={paths.creatorVideos()} />;
  return (
    <>
      <VideoFormScreen
        video={video ? { state: 'ready', value: video } : query.isError ? toLoadable(query) : { state: 'loading' }}
        progress={progress}
        onRenew={async () => (await refetch()).data?.file.url ?? null}
        {...form}
      />
      {dialog}
    </>
  );
}

/**
 * `/creator/videos/new` and `/creator/videos/{id}`: the performer adds a video, or edits one. They share a module,
 * because the first page of every visitor names all modules of the routes.
 */
export function Component() {
  const { id } = useParams();
  return id === undefined ? <NewVideo /> : <EditVideo key={id} id={id} />;
}
