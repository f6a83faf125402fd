import type { Story } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { Box, Card, type Loadable, LoadableView, PageHeader, Skeleton } from '../primitives/index.ts';
import { StoryForm, type StoryFormProps } from './story-form.tsx';

export interface StoryFormScreenProps extends Omit<StoryFormProps, 'initial'> {
  /** The story to edit; null for a new story. Its form keeps the input when the story changes. */
  story: Loadable<Story> | null;
}

/** `/creator/stories/new` and `/creator/stories/{id}`: the form that creates or edits a story, with its preview. */
export function StoryFormScreen({ story, ...props }: StoryFormScreenProps) {
  const { t } = useTranslation('myStories');
  return (
    <Box>
      <PageHeader title={story ? t('form.editTitle') : t('form.newTitle')} backHref={props.cancelHref} />
      {story ? (
        <LoadableView data={story} skeleton={<Skeleton h="640px" />}>
          {(value) => (
            <Card>
              <StoryForm {...props} initial={value} />
            </Card>
          )}
        </LoadableView>
      ) : (
        <Card>
          <StoryForm {...props} />
        </Card>
      )}
    </Box>
  );
}
