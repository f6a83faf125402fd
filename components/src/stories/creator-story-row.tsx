import type { Story } from '@fanlight/sdk/models';
import { Eye, Film, Heart, ImageIcon, Pencil, Play, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CountWithIcon, CreatorRow, FileState, toShortTitle } from '../content/index.ts';
import { paths } from '../paths/index.ts';
import { Badge, formatDuration, useNow } from '../primitives/index.ts';
import { nameOfStory } from './story-name.ts';
import { StoryTimeLeft } from './story-time-left.tsx';

export interface CreatorStoryRowProps {
  story: Story;
  onDelete: (story: Story) => void;
}

/** A row in the list of a performer's own stories: picture, text, time left, state of the file, audience, and actions. */
export function CreatorStoryRow({ story, onDelete }: CreatorStoryRowProps) {
  const { t } = useTranslation(['myStories', 'content']);
  const now = useNow();
  const { _id, performer, file, audience, expiresAt, totalViews, totalLikes } = story;
  const title = nameOfStory(story, t);
  // An expired story no longer exists for the server, but an open page may still show it.
  const isOver = Date.parse(expiresAt) <= now.getTime();
  return (
    <CreatorRow
      picture={{ url: file.thumbnailUrl ?? file.preview, icon: file.type === 'story-video' ? Film : ImageIcon }}
      title={title}
      href={isOver ? undefined : paths.creatorStory(_id)}
      details={
        <>
          <FileState status={file.status} reason={file.reason} />
          <StoryTimeLeft at={expiresAt} now={now} />
          <Badge>{t(`content:audience.${audience}`)}</Badge>
          {file.duration !== null && <span>{formatDuration(file.duration)}</span>}
          <CountWithIcon icon={Eye} count={totalViews ?? 0} textOf={(values) => t('views', values)} />
          <CountWithIcon icon={Heart} count={totalLikes ?? 0} textOf={(values) => t('likes', values)} />
        </>
      }
      menu={
        isOver
          ? undefined
          : {
              label: t('menu', { title: toShortTitle(title) }),
              entries: [
                { kind: 'link', label: t('edit'), icon: Pencil, href: paths.creatorStory(_id) },
                { kind: 'link', label: t('view'), icon: Play, href: paths.stories(performer._id) },
                { kind: 'action', label: t('delete'), icon: Trash2, danger: true, onSelect: () => onDelete(story) },
              ],
            }
      }
    />
  );
}
