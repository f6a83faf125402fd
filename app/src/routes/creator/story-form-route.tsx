import { NotFoundPage } from '@fanlight/components/layouts';
import { paths } from '@fanlight/components/paths';
import { StoryFormScreen } from '@fanlight/components/stories';
import { useGetMyStory } from '@fanlight/sdk/hooks';
import { useParams } from 'react-router-dom';
import { isNotEditable } from '../../failures.ts';
import { toLoadable } from '../../loadable.ts';
import { isFileProcessing, processingInterval } from '../../processing.ts';
import { useStoryForm } from './use-story-form.tsx';

function NewStory() {
  const { form, dialog } = useStoryForm();
  return (
    <>
      <StoryFormScreen story={null} {...form} />
      {dialog}
    </>
  );
}

function EditStory({ id }: { id: string }) {
  // A cached story may be older than its last change, so the form waits for the response.
  const query = useGetMyStory(id, {
    query: {
      refetchOnMount: 'always',
      refetchInterval: ({ state }) => processingInterval(state.data && isFileProcessing(state.data.file)),
    },
  });
  const story = query.isFetchedAfterMount ? query.data : undefined;
  const { form, dialog } = useStoryForm(story);
  if (!story && isNotEditable(query.error)) return <NotFoundPage homeHref={paths.creatorStories()} />;
  return (
    <>
      <StoryFormScreen
        story={story ? { state: 'ready', value: story } : query.isError ? toLoadable(query) : { state: 'loading' }}
        {...form}
      />
      {dialog}
    </>
  );
}

/**
 * `/creator/stories/new` and `/creator/stories/{id}`: the performer adds a story, or edits one. They share a module,
 * because the first page of every visitor names all modules of the routes.
 */
export function Component() {
  const { id } = useParams();
  return id === undefined ? <NewStory /> : <EditStory key={id} id={id} />;
}
