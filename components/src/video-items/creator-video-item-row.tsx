import { Eye, Film, Heart, MessageCircle, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CountWithIcon, CreatorRow, FileState, toShortTitle } from '../content/index.ts';
import { Badge, formatDuration, Price, RelativeTime, Text } from '../primitives/index.ts';
import { titleOf, type VideoItem, type VideoItemKind, videoItemKinds } from './kinds.ts';

export interface CreatorVideoItemRowProps {
  kind: VideoItemKind;
  item: VideoItem;
  /** The progress of the processing from 0 to 1; undefined if it is not known. */
  progress: number | undefined;
  onDelete: (item: VideoItem) => void;
}

/** A row in the list of a performer's own videos or reels: title, state of the file, audience, reactions and actions. */
export function CreatorVideoItemRow({ kind, item, progress, onDelete }: CreatorVideoItemRowProps) {
  const { t } = useTranslation(['studio', 'content']);
  const { _id, audience, file, thumbnail, createdAt, totalViews, totalLikes, totalComments } = item;
  const { editHref, viewHref } = videoItemKinds[kind];
  const title = titleOf(item) || t('untitled');
  const price = 'price' in item ? item.price : null;
  return (
    <CreatorRow
      picture={{ url: thumbnail?.thumbnailUrl ?? file.posterUrl, icon: Film }}
      title={title}
      href={editHref(_id)}
      details={
        <>
          <FileState {...file} progress={progress} />
          <Badge>{t(`content:audience.${audience}`)}</Badge>
          {file.duration !== null && <span>{formatDuration(file.duration)}</span>}
          <RelativeTime at={createdAt} />
          <CountWithIcon icon={Eye} count={totalViews} textOf={(values) => t('views', values)} />
          <CountWithIcon icon={Heart} count={totalLikes} textOf={(values) => t('likes', values)} />
          <CountWithIcon icon={MessageCircle} count={totalComments} textOf={(values) => t('comments', values)} />
        </>
      }
      aside={
        price !== null && (
          <Text as="span" flexShrink="0">
            <Price amount={price} fontWeight="semibold" />
          </Text>
        )
      }
      menu={{
        label: t('menu', { title: toShortTitle(title) }),
        entries: [
          { kind: 'link', label: t('edit'), icon: Pencil, href: editHref(_id) },
          { kind: 'link', label: t(`view.${kind}`), icon: Eye, href: viewHref(_id) },
          { kind: 'action', label: t('delete'), icon: Trash2, danger: true, onSelect: () => onDelete(item) },
        ],
      }}
    />
  );
}
