import type { Story } from '@fanlight/sdk/models';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { CreatorContentList } from '../content/index.ts';
import { paths } from '../paths/index.ts';
import { type ListLoadable, Text, useStableHandlers } from '../primitives/index.ts';
import { CreatorStoryRow } from './creator-story-row.tsx';

export interface CreatorStoriesScreenProps {
  stories: ListLoadable<Story>;
  onLoadMore: () => void;
  onDelete: (story: Story) => void;
}

/** `/creator/stories`: lists a performer's own stories of the last day, with links to the editor, and deletion. */
export function CreatorStoriesScreen({ stories, onLoadMore, onDelete }: CreatorStoriesScreenProps) {
  const { t } = useTranslation('myStories');
  const handlers = useStableHandlers({ onDelete });
  const renderItem = useCallback(
    (story: Story) => <CreatorStoryRow story={story} onDelete={handlers.onDelete} />,
    [handlers],
  );
  return (
    <CreatorContentList
      current="stories"
      data={stories}
      getKey={(story) => story._id}
      renderItem={renderItem}
      onLoadMore={onLoadMore}
      label={t('list')}
      create={{ label: t('new'), href: paths.creatorStoryNew() }}
      filters={
        <Text tone="muted" mb="3">
          {t('about')}
        </Text>
      }
      noMatch={null}
      empty={{ illustration: 'frame', title: t('emptyTitle'), text: t('emptyText') }}
    />
  );
}
